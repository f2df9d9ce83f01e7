import type { Feature } from './features';
import { type Manifest, MANAGERS } from './manifest';
import type { Need, Requirements } from './requirements';
import { type Fit, fit, inWords, newestMajor, readSpec, type Spec } from './versionRanges';

/** `unsure`: the file alone cannot tell, because a lockfile or another file decides. */
export type Verdict = 'yes' | 'no' | 'unsure';

/** One line of the answer. */
export interface Finding {
  name: string;
  verdict: Verdict;
  /** What was found, and what is missing. */
  words: string;
}

/** The answer to a reader's `package.json`. */
export interface Report {
  features: readonly Finding[];
  packages: readonly Finding[];
  commands: readonly { title: string; command: string }[];
  notes: readonly string[];
}

/** The project's manager, or the reader's; npm if neither is known. */
const managerOf = ({ manager = 'npm' }: Manifest) => MANAGERS[manager];

const LOCKFILE = 'Your lockfile says which one is installed.';
const VERDICTS: Record<Fit, Verdict> = { all: 'yes', some: 'unsure', none: 'no' };

const specOf = (name: string, { dependencies }: Manifest): Spec | undefined => {
  const text = dependencies.get(name);
  return text === undefined ? undefined : readSpec(name, text);
};

function findPackage({ name, range }: Need, manifest: Manifest): Finding {
  const spec = specOf(name, manifest);
  const asked = inWords(range);
  if (!spec) {
    return { name, verdict: 'no', words: `Not in this file. Add ${asked}.` };
  }
  if (spec.kind === 'elsewhere') {
    return { name, verdict: 'unsure', words: spec.reason };
  }
  const written = spec.range || 'any version';
  const result = fit(spec.range, range);
  const words = {
    all: written,
    some: `${written} allows more than ${asked}. ${LOCKFILE}`,
    none: `You have ${written}. Change it to ${asked}.`,
  };
  return { name, verdict: VERDICTS[result], words: words[result] };
}

/** Whether a feature asks for its React with the versions of the product that a project may have. */
function asksForReact({ react }: Feature, spec: Spec | undefined): boolean {
  const isFree =
    react?.until !== undefined &&
    spec?.kind === 'range' &&
    fit(spec.range, `>=${react.until}`) === 'all';
  return react !== undefined && !isFree;
}

function findFeature(feature: Feature, requirements: Requirements, manifest: Manifest): Finding {
  const { name, since, until, react } = feature;
  const asked = until ? `>=${since} <${until}` : `>=${since}`;
  const needed = `Needs ${inWords(asked)}.`;
  const spec = specOf(requirements.subject.name, manifest);
  if (spec?.kind === 'elsewhere') {
    return { name, verdict: 'unsure', words: `${needed} ${spec.reason}` };
  }
  const result = spec ? fit(spec.range, asked) : 'none';
  if (result !== 'all') {
    const words = result === 'none' ? needed : `${needed} ${LOCKFILE}`;
    return { name, verdict: VERDICTS[result], words };
  }
  if (react && asksForReact(feature, spec)) {
    const need = { name: 'react', range: react.range };
    const { verdict } = findPackage(need, manifest);
    if (verdict !== 'yes') {
      const limit = react.until ? `, in versions before ${react.until}` : '';
      return { name, verdict, words: `Needs React ${inWords(react.range)}${limit}.` };
    }
  }
  return { name, verdict: 'yes', words: '' };
}

/** `^18 || ^19` with `>=19` is `^19`. */
function narrowed(range: string, wanted: string): string {
  const parts = range.split('||').map((part) => part.trim());
  return parts.filter((part) => fit(part, wanted) !== 'none').join(' || ');
}

/** What a page asks of this project, with the React that its features ask for. */
function needsOf(requirements: Requirements, manifest: Manifest): Need[] {
  const { needs, accepts, features, subject } = requirements;
  const spec = specOf(subject.name, manifest);
  const wanted = features.find((feature) => asksForReact(feature, spec))?.react?.range;
  const present = accepts.filter(({ name }) => manifest.dependencies.has(name));
  return [...needs, ...present].map((need) =>
    wanted && ['react', 'react-dom'].includes(need.name)
      ? { ...need, range: narrowed(need.range, wanted) }
      : need,
  );
}

const isAfter = (version: string, other: string): boolean => fit(version, `>${other}`) === 'all';

/** The highest of versions. */
const highest = (versions: readonly string[]): string =>
  versions.reduce((high, version) => (isAfter(version, high) ? version : high));

/** What a reader would not see from the lines alone. */
function notesOf({ subject, single }: Requirements, manifest: Manifest): string[] {
  const notes: string[] = [];
  if (manifest.isWorkspace && !manifest.dependencies.has(subject.name)) {
    notes.push(
      'This file is the root of a workspace. Check the package.json of the package that holds your app.',
    );
  }
  const several = single.filter((name) => !manifest.overridden.has(name));
  if (several.length > 0) {
    notes.push(
      `Make sure that ${several.join(' and ')} are installed in one version only: name it under “${managerOf(manifest).overrides}” in package.json. Some packages that ${subject.name} brings along ask for React 18.`,
    );
  }
  return notes;
}

/**
 * Compares a project with what a page needs. It trusts nothing in the manifest and asks nobody.
 *
 * @returns what the project has of the page's features, and what to install
 */
export function checkProject(manifest: Manifest, requirements: Requirements): Report {
  const { subject, features } = requirements;
  const isOld = ({ since }: Feature): boolean => !isAfter(since, subject.version);
  // A page that is all about a later version wants that one.
  const target =
    features.length === 0 || features.some(isOld)
      ? subject.version
      : highest(features.map(({ since }) => since));
  const own = findPackage({ name: subject.name, range: `>=${target}` }, manifest);
  const needs = needsOf(requirements, manifest);
  const others = needs.map((need) => findPackage(need, manifest));
  const found = features.map((feature) => findFeature(feature, requirements, manifest));
  const later = features.filter(
    (feature, index) => isAfter(feature.since, target) && found[index]?.verdict !== 'yes',
  );

  const isInstallable = specOf(subject.name, manifest)?.kind !== 'elsewhere';
  const wanted = [
    ...(own.verdict !== 'yes' && isInstallable ? [`${subject.name}@${target}`] : []),
    ...needs
      .filter((_need, index) => others[index]?.verdict === 'no')
      .map((need) => `${need.name}@${need.install ?? newestMajor(need.range)}`),
  ];
  const { install } = managerOf(manifest);
  const commands = [];
  const notes = notesOf(requirements, manifest);
  if (wanted.length > 0) {
    commands.push({
      title: 'Install what is missing',
      command: `${install} ${wanted.join(' ')}`,
    });
  }
  if (later.length > 0 && isInstallable) {
    const version = highest(later.map(({ since }) => since));
    notes.push(
      `Version ${version} is newer than ${subject.version}, which these pages describe. Read its changelog before you upgrade.`,
    );
    commands.push({
      title: `Upgrade to ${version} for the rest`,
      command: `${install} ${subject.name}@${version}`,
    });
  }
  return {
    features: found,
    packages: [own, ...others],
    commands,
    notes,
  };
}
