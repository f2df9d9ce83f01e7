import type { SearchIndex } from './engine';
import type { PageHit } from './results';
import { findPages } from './search';
import { understand } from './understand';

/**
 * Asks all products at once, because what one of them knows must not be corrected in another.
 *
 * @param isComplete whether these are all; until then a word that is not known is not corrected, since
 *   one of those still to come may know it
 * @returns an answer for each, in the order of the entries
 */
export function findEverywhere<Entry extends { index: SearchIndex }>(
  entries: readonly Entry[],
  query: string,
  isComplete: boolean,
): (Entry & { pages: PageHit[] })[] {
  const words = understand(
    entries.map(({ index }) => index),
    query,
  ).map(({ word, isKnown }) => ({ word, isKnown: isKnown || !isComplete }));
  return entries.map((entry) => ({ ...entry, pages: findPages(entry.index, query, words) }));
}
