// cspell:ignore datatable
import { splitCompound } from './compound';
import type { SearchIndex } from './engine';
import { knowsTerm, knowsWord } from './findWord';
import { parseQuery, type QueryWord } from './query';

/** A word of the query, and whether it stands in any of the indexes. */
export interface UnderstoodWord {
  word: QueryWord;
  isKnown: boolean;
}

/**
 * Reads a query with all indexes in view: a word that one of them has is meant as it was written, and
 * is corrected in none. A word of two known ones, such as "datatable", is read as the two.
 */
export function understand(indexes: readonly SearchIndex[], query: string): UnderstoodWord[] {
  const isKnown = (term: string): boolean => indexes.some((index) => knowsTerm(index, term));
  return parseQuery(query).flatMap((word): UnderstoodWord[] => {
    if (indexes.some((index) => knowsWord(index, word))) {
      return [{ word, isKnown: true }];
    }
    const term = word[0]?.term ?? '';
    const isWhole = !word.some(({ isFallback }) => isFallback);
    const halves = isWhole ? splitCompound(term, isKnown) : undefined;
    return halves
      ? parseQuery(halves.join(' ')).map((half) => ({ word: half, isKnown: true }))
      : [{ word, isKnown: false }];
  });
}
