import type { SearchIndex } from './engine';

/** How much of a word may be wrong for another to be offered in its place: more than search allows. */
const FAR_FUZZY = 0.45;

/** Suggestions shown. */
const LIMIT = 3;

/** Words near to a query that found nothing, best first: "did you mean …?" */
export function suggest(indexes: readonly SearchIndex[], query: string): string[] {
  const found = indexes.flatMap((index) =>
    index.autoSuggest(query, { fuzzy: FAR_FUZZY, prefix: true }).slice(0, LIMIT),
  );
  return [
    ...new Set(found.sort((a, b) => b.score - a.score).map(({ suggestion }) => suggestion)),
  ].slice(0, LIMIT);
}
