import { isRecord } from '../../../plugins/shared/isRecord';

/** A `package.json`, reduced to what is asked of it. Everything in it is untrusted text. */
export interface Manifest {
  /** Package → what is written behind it. */
  dependencies: ReadonlyMap<string, string>;
  manager: PackageManager | undefined;
  /** True for the root of several packages. */
  isWorkspace: boolean;
  /** Packages that are brought to one version everywhere, by whatever manager. */
  overridden: ReadonlySet<string>;
}

/**
 * Each package manager's command that installs, and where in a `package.json` one version of a package is set
 * for all that ask for it.
 */
export const MANAGERS = {
  npm: { install: 'npm install', overrides: 'overrides' },
  pnpm: { install: 'pnpm add', overrides: 'pnpm.overrides' },
  yarn: { install: 'yarn add', overrides: 'resolutions' },
  bun: { install: 'bun add', overrides: 'overrides' },
} as const;

type PackageManager = keyof typeof MANAGERS;
const NAMES = Object.keys(MANAGERS) as PackageManager[];

/** Larger than any `package.json`; parsing more would only hold the page up. */
export const MAX_CHARACTERS = 1_000_000;

/** In this order: what is used at run time has the last word. */
const SECTIONS = ['peerDependencies', 'optionalDependencies', 'devDependencies', 'dependencies'];

type Entries = Record<string, unknown>;

const objectAt = (from: Entries, key: string): Entries => {
  const value = from[key];
  return isRecord(value) ? value : {};
};

function dependenciesOf(json: Entries): Map<string, string> {
  const found = new Map<string, string>();
  for (const section of SECTIONS) {
    for (const [name, version] of Object.entries(objectAt(json, section))) {
      if (typeof version === 'string') {
        found.set(name, version);
      }
    }
  }
  return found;
}

/** A package manager by its name; nothing for any other text. */
export function packageManagerNamed(name: unknown): PackageManager | undefined {
  return NAMES.find((manager) => manager === name);
}

function managerOf({ packageManager }: Entries): PackageManager | undefined {
  return typeof packageManager === 'string'
    ? NAMES.find((manager) => packageManager.startsWith(`${manager}@`))
    : undefined;
}

/** A text that cannot be checked: what it is, and what to do. */
export class ManifestError extends Error {}

export const TOO_LARGE =
  'This is larger than 1 MB. Take the package.json of your project, not a lockfile or an archive.';

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    throw new ManifestError(
      text.trimStart().startsWith('{')
        ? 'This is not valid JSON. Look for a missing quote or brace, a comma before a closing brace, or a comment.'
        : 'This is not a package.json. Its text begins with { and ends with }.',
    );
  }
}

/**
 * Reads a `package.json`.
 *
 * @param text whatever the reader dropped or pasted
 * @throws ManifestError with words for the reader; nothing else
 */
export function readManifest(text: string): Manifest {
  if (text.length > MAX_CHARACTERS) {
    throw new ManifestError(TOO_LARGE);
  }
  const json = parse(text);
  if (!isRecord(json)) {
    throw new ManifestError('This is JSON, but not an object as in a package.json.');
  }
  if ('lockfileVersion' in json) {
    throw new ManifestError('This is a lockfile. Take the package.json beside it.');
  }
  const pnpm = objectAt(json, 'pnpm');
  return {
    dependencies: dependenciesOf(json),
    manager: managerOf(json),
    isWorkspace: 'workspaces' in json,
    overridden: new Set(
      [objectAt(json, 'overrides'), objectAt(json, 'resolutions'), objectAt(pnpm, 'overrides')]
        .map((entries) => Object.keys(entries))
        .flat(),
    ),
  };
}
