import intersects from 'semver/ranges/intersects';
import minVersion from 'semver/ranges/min-version';
import subset from 'semver/ranges/subset';
import validRange from 'semver/ranges/valid';

/** What a `package.json` says about a package's version. */
export type Spec =
  | { kind: 'range'; range: string }
  /** Its version stands elsewhere, or nowhere: `reason` says where, in a sentence. */
  | { kind: 'elsewhere'; reason: string };

/** What is not a range of versions, by how it begins. */
const ELSEWHERE: readonly [start: RegExp, reason: string][] = [
  [/^catalog:/, 'Its version is in the catalog of the workspace.'],
  [/^workspace:/, 'It is a package of the workspace itself.'],
  [/^(file:|link:|portal:|\.{0,2}\/|~\/)/, 'It comes from a folder on the disk.'],
  [/^patch:/, 'It is a patched copy.'],
  [/^((git|github|gitlab|bitbucket|gist|ssh)[+:]|[\w-]+\/[\w.-])/, 'It comes from a repository.'],
  [/^https?:/, 'It comes from a web address.'],
  [/^npm:/, 'Another package takes its place.'],
  [/^[a-z][\w-]*$/i, 'A tag says which version, and npm alone knows it.'],
];

/** `npm:@toolpad/core@0.15.0`, under the package's own name or another. */
const ALIAS = /^npm:(@?[^@]+)@(.+)$/;

/**
 * Longer than any version that somebody wrote. Comparing ranges takes the square of their alternatives:
 * a text of 229 kB would hold the page up for half a minute.
 */
const MAX_LENGTH = 256;

/** How much of a senseless version is repeated. */
const MAX_QUOTE = 40;

/**
 * Reads what stands behind a package's name.
 *
 * @param name the package, to know an alias of it from another package in its place
 * @param text untrusted
 */
export function readSpec(name: string, text: string): Spec {
  if (text.length > MAX_LENGTH) {
    return {
      kind: 'elsewhere',
      reason: `“${text.slice(0, MAX_QUOTE)}…” is too long for a version.`,
    };
  }
  const alias = ALIAS.exec(text.trim());
  const version = alias?.[1] === name ? (alias[2] ?? '') : text.trim();
  if (validRange(version) !== null) {
    return { kind: 'range', range: version };
  }
  const [, reason] = ELSEWHERE.find(([start]) => start.test(version)) ?? [];
  return { kind: 'elsewhere', reason: reason ?? `“${version.slice(0, MAX_QUOTE)}” is no version.` };
}

/** Whether versions are among those that are asked for: all, none, or some of them. */
export type Fit = 'all' | 'some' | 'none';

/** Compares two ranges. */
export function fit(range: string, asked: string): Fit {
  if (subset(range, asked)) {
    return 'all';
  }
  return intersects(range, asked) ? 'some' : 'none';
}

/** A range of alternatives without those that begin with a prerelease (`^7.0.0-beta || ^7.0.0`). */
export function withoutPrereleases(range: string): string {
  const parts = range.split('||').map((part) => part.trim());
  return parts.filter((part) => !part.includes('-')).join(' || ') || range;
}

/** The newest major version that a range of alternatives (`^18 || ^19`) allows. */
export function newestMajor(range: string): number {
  return Math.max(...range.split('||').map((part) => minVersion(part)?.major ?? 0));
}

/** One alternative of a range, as a person would say it; as it is written, where it is an odd one. */
function alternativeInWords(text: string): string {
  const major = /^\^(\d+)(?:\.0)*$/.exec(text)?.[1];
  if (major !== undefined && major !== '0') {
    return major;
  }
  const [, least, next] = /^\^(([1-9]\d*)\.\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (least && next) {
    return `${least} or a newer ${next}`;
  }
  const [, from, before] = /^>=(\S+)(?: <(\S+))?$/.exec(text) ?? [];
  if (from) {
    return before ? `${from} or newer, but older than ${before}` : `${from} or newer`;
  }
  return text;
}

/**
 * A range as a person would say it: `^18 || ^19` is “18 or 19”, `>=0.15.0` is “0.15.0 or newer”.
 *
 * @param range as packages write it
 */
export function inWords(range: string): string {
  return range
    .split('||')
    .map((part) => alternativeInWords(part.trim()))
    .join(' or ');
}
