import { lookUp, type SearchIndex } from './engine';
import { words } from './tokens';

/** How much of a word may be wrong for another to be offered in its place: more than search allows. */
const FAR_FUZZY = 0.4;

/** Letters at the beginning that are rarely wrong. */
const SURE_LETTERS = 2;

/** Shorter words are near to too many others. */
const SHORTEST = 5;

/** Suggestions shown. */
const LIMIT = 3;

/**
 * Words near to those of a query that found nothing, best first: "did you mean …?" Only names are
 * offered, that is words of headings: there is something to read about them.
 */
export function suggest(indexes: readonly SearchIndex[], query: string): string[] {
  const scores = new Map<string, number>();
  for (const [whole] of words(query)) {
    const term = whole?.term ?? '';
    if (term.length < SHORTEST) {
      continue;
    }
    const hits = indexes.flatMap((index) =>
      lookUp(index, term, { prefix: false, fuzzy: FAR_FUZZY }),
    );
    for (const { match, score } of hits) {
      for (const [near, fields] of Object.entries(match)) {
        if (near.startsWith(term.slice(0, SURE_LETTERS)) && fields.includes('heading')) {
          scores.set(near, Math.max(scores.get(near) ?? 0, score));
        }
      }
    }
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, LIMIT)
    .map(([near]) => near);
}
