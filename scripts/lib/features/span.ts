import compare from 'semver/functions/compare';

/** A published version, and whether it has a feature. */
export interface Sighting {
  version: string;
  has: boolean;
}

/** The versions that have a feature: from one on, and until another one, if it went again. */
export interface Span {
  since: string;
  /** The first that has it no more: a patch of the last that had it would have it, too. */
  until?: string;
}

/**
 * The versions that have a feature, from those that were looked at.
 *
 * @param name of the feature, for errors
 * @param sightings the oldest version first
 * @param told the first version by the changelog, where packages between two sightings cannot be had
 * @throws {Error} if no version has it, or if `told` contradicts what was seen
 */
export function spanOf(name: string, sightings: readonly Sighting[], told?: string): Span {
  const first = sightings.findIndex(({ has }) => has);
  const seen = sightings[first]?.version;
  if (seen === undefined) {
    const newest = sightings.at(-1)?.version ?? 'nothing';
    throw new Error(
      `Expected a published version to show “${name}”, found none up to ${newest}. ` +
        'Correct its addresses in scripts/lib/features/asked.ts.',
    );
  }
  const before = sightings[first - 1]?.version;
  const isLate = told !== undefined && compare(told, seen) > 0;
  const isEarly = told !== undefined && before !== undefined && compare(told, before) <= 0;
  if (isLate || isEarly) {
    throw new Error(
      `“${name}” is told to have come with ${told}, but the packages show it first in ${seen}` +
        `${before ? `, and not yet in ${before}` : ''}. Correct it in scripts/lib/features/asked.ts.`,
    );
  }
  const until = sightings[sightings.map(({ has }) => has).lastIndexOf(true) + 1]?.version;
  return { since: told ?? seen, ...(until && { until }) };
}
