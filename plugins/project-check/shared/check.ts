import intersects from 'semver/ranges/intersects';
import minVersion from 'semver/ranges/min-version';
import subset from 'semver/ranges/subset';
import validRange from 'semver/ranges/valid';
import { isRecord } from '../../shared/isRecord';
import type { Requirements } from './requirements';

/**
 * The result for one package. It is `unsure` if package.json isn't enough to decide, for example if the range also
 * allows unsupported versions.
 */
export type Verdict = 'yes' | 'no' | 'unsure';

/** One row of the report. */
interface Finding {
  name: string;
  verdict: Verdict;
  message: string;
}

export interface Report {
  findings: readonly Finding[];
  /** The command that installs missing packages and replaces wrong versions. */
  command?: string;
  note?: string;
}

/** Package managers with their install command and the package.json field that enforces a single version. */
const PACKAGE_MANAGERS = [
  { name: 'npm', install: 'npm install', overrides: 'overrides' },
  { name: 'pnpm', install: 'pnpm add', overrides: 'pnpm.overrides' },
  { name: 'yarn', install: 'yarn add', overrides: 'resolutions' },
  { name: 'bun', install: 'bun add', overrides: 'overrides' },
] as const;

/** The maximum length of a compared range. The time grows with the square of the number of alternatives. */
const MAX_RANGE_LENGTH = 256;

/** The maximum length of the text. No package.json is longer, and parsing more text would block the page. */
export const MAX_CHARACTERS = 1_000_000;

/** Thrown for text that isn't a package.json. The dialog shows its message. */
export class ManifestError extends Error {}

type Manifest = Record<string, unknown>;

/** Parses a reader's package.json. */
function parseManifest(text: string): Manifest {
  if (text.length > MAX_CHARACTERS) {
    throw new ManifestError(
      'This is larger than 1 MB. Use the package.json of your project, not a lockfile or an archive.',
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ManifestError(
      text.trimStart().startsWith('{')
        ? 'This isn’t valid JSON. Look for a missing quote or brace, a trailing comma, or a comment.'
        : 'This isn’t a package.json file, which starts with { and ends with }.',
    );
  }
  if (!isRecord(json)) {
    throw new ManifestError('This is valid JSON, but not an object. Paste the whole package.json.');
  }
  if ('lockfileVersion' in json) {
    throw new ManifestError('This is a lockfile. Use the package.json in the same folder.');
  }
  return json;
}

/** Returns the ranges of all dependencies. If sections disagree, `dependencies` takes precedence. */
function getDependencies(manifest: Manifest): Map<string, string> {
  const sections = ['peerDependencies', 'optionalDependencies', 'devDependencies', 'dependencies'];
  const entries = sections.flatMap((section) => Object.entries(manifest[section] ?? {}));
  return new Map(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const isRange = (text: string): boolean =>
  text.length <= MAX_RANGE_LENGTH && validRange(text) !== null;

/** Compares the range in a project with the required range. */
function compareRange(name: string, found: string | undefined, needed: string): Finding {
  if (found === undefined) {
    return { name, verdict: 'no', message: `Not found. Needs ${needed}.` };
  }
  // `npm:react@19` may be an alias for the package itself.
  const alias = `npm:${name}@`;
  const range = found.startsWith(alias) ? found.slice(alias.length) : found;
  if (!isRange(range)) {
    const message = `“${found.slice(0, 40)}” isn’t a version range. Needs ${needed}.`;
    return { name, verdict: 'unsure', message };
  }
  if (subset(range, needed)) {
    return { name, verdict: 'yes', message: range || 'any version' };
  }
  return intersects(range, needed)
    ? {
        name,
        verdict: 'unsure',
        message: `${range} allows more than ${needed}. Your lockfile has the installed version.`,
      }
    : { name, verdict: 'no', message: `Found ${range}. Needs ${needed}.` };
}

function compareNodeRange(engines: unknown, needed: string): Finding {
  const found = isRecord(engines) && typeof engines.node === 'string' ? engines.node : undefined;
  return found === undefined
    ? { name: 'Node.js', verdict: 'unsure', message: `Needs ${needed}. Run node --version.` }
    : compareRange('Node.js', found, needed);
}

/** Returns the highest major version in a range such as `^18 || ^19`. */
function getNewestMajor(range: string): number {
  return Math.max(...range.split('||').map((part) => minVersion(part)?.major ?? 0));
}

/**
 * Compares a project with a product's requirements. The text is untrusted input, and never leaves the browser.
 *
 * @param text - a package.json that the reader pasted or dropped
 * @param requirements - the product's requirements
 * @param preferred - the reader's preferred package manager, for projects that name none
 * @throws ManifestError if the text isn't a package.json
 */
export function checkProject(text: string, requirements: Requirements, preferred?: string): Report {
  const manifest = parseManifest(text);
  const dependencies = getDependencies(manifest);
  const { name, version, node, peers, optionalPeers = {}, single = false } = requirements;
  const { packageManager } = manifest;
  const named = typeof packageManager === 'string' ? packageManager.split('@')[0] : undefined;
  const manager =
    PACKAGE_MANAGERS.find(({ name: each }) => named === each) ??
    PACKAGE_MANAGERS.find(({ name: each }) => preferred === each) ??
    PACKAGE_MANAGERS[0];

  const present = Object.entries(optionalPeers).filter(([peer]) => dependencies.has(peer));
  const packages = [
    compareRange(name, dependencies.get(name), `>=${version}`),
    ...[...Object.entries(peers), ...present].map(([peer, range]) =>
      compareRange(peer, dependencies.get(peer), range),
    ),
  ];
  const ranges = { ...peers, ...optionalPeers };
  const wanted = packages
    .filter(({ verdict }) => verdict === 'no')
    .map(({ name: wrong }) =>
      wrong === name ? `${name}@${version}` : `${wrong}@${getNewestMajor(ranges[wrong] ?? '')}`,
    );
  return {
    findings: [...packages, compareNodeRange(manifest.engines, node)],
    ...(wanted.length > 0 && { command: `${manager.install} ${wanted.join(' ')}` }),
    ...(single && {
      note: `Install only one version of ${Object.keys(peers).join(' and ')}: set it under “${manager.overrides}” in package.json.`,
    }),
  };
}
