import type { SearchIndex } from './engine';
import { stem, STOP_WORDS, toPhrase, words } from './terms';

// cspell:ignore datatable

/** One word of the query. */
export interface QueryWord {
  /** The forms to look up: the word as it was written, its stem, and the phrases around it. */
  terms: string[];
  /** Whether at least one index contains the word. Known words aren't corrected. */
  isKnown: boolean;
}

/** Looks up terms in all loaded indexes. */
interface Vocabulary {
  /** Returns whether a term occurs in an index exactly as it is. */
  hasTerm: (term: string) => boolean;
  /** Returns whether an index contains a term with this prefix. */
  hasPrefix: (term: string) => boolean;
}

/** The minimum length of the two parts of a compound. Shorter parts occur in too many words. */
const SHORTEST_HALF = 3;

/** Splits a word into two known ones: "datatable" → data, table. */
function splitCompound(term: string, { hasTerm }: Vocabulary): string[] {
  for (let cut = SHORTEST_HALF; cut <= term.length - SHORTEST_HALF; cut += 1) {
    const halves = [term.slice(0, cut), term.slice(cut)];
    if (halves.every(hasTerm)) {
      return halves;
    }
  }
  return [];
}

/** The maximum number of words in a synonym. */
const LONGEST_PHRASE = 4;

/** Returns the phrases that contain the word at an index. They include stop words. */
function getPhrases(terms: readonly string[], place: number): string[] {
  return terms.flatMap((_term, start) =>
    terms.flatMap((_last, end) => {
      const length = end - start + 1;
      const isAround = start <= place && place <= end && length > 1 && length <= LONGEST_PHRASE;
      return isAround ? [toPhrase(terms.slice(start, end + 1))] : [];
    }),
  );
}

/**
 * Analyzes a query against all indexes. A word that any index contains, alone or in a phrase, isn't corrected in the other
 * indexes. An unknown word is split into its known parts (`slotProps.toolbar`) or into two known words ("datatable"),
 * or is looked up as a phrase that is written as one word. Stop words are skipped.
 */
export function analyzeQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const getForms = (term: string): string[] => [...new Set([term, stem(term)])];
  const found = words(query).flatMap(([whole, ...parts]) => (whole ? [{ whole, parts }] : []));
  const all = found.map(({ whole }) => whole.term);
  return found.flatMap(({ whole: { term }, parts }, place): QueryWord[] => {
    if (STOP_WORDS.has(term)) {
      return [];
    }
    const terms = [...getForms(term), ...getPhrases(all, place)];
    if (terms.some(vocabulary.hasPrefix)) {
      return [{ terms, isKnown: true }];
    }
    const phrase = toPhrase([term]);
    if (vocabulary.hasTerm(phrase)) {
      return [{ terms: [phrase], isKnown: true }];
    }
    const known = parts.map((part) => part.term).filter(vocabulary.hasTerm);
    const split = known.length > 0 ? known : splitCompound(term, vocabulary);
    return split.length > 0
      ? split.map((each) => ({ terms: getForms(each), isKnown: true }))
      : [{ terms, isKnown: false }];
  });
}

/** The share of letters by which a suggestion may differ from the query. The search itself allows fewer differences. */
const SUGGESTION_FUZZY = 0.4;

/** The number of leading letters that must match, because typos are rare at the start of a word. */
const SURE_LETTERS = 2;

/** The minimum length of a word that gets a suggestion. Shorter words are similar to too many others. */
const SHORTEST = 5;

/** The maximum number of suggestions. */
const LIMIT = 3;

/**
 * Suggests corrections for a query without results, best first. Suggestions come only from headings, so that each one
 * leads to a section about it.
 */
export function suggest(indexes: readonly SearchIndex[], query: string): string[] {
  const scores = new Map<string, number>();
  const terms = words(query).flatMap(([whole]) => whole?.term ?? []);
  for (const term of terms.filter(({ length }) => length >= SHORTEST)) {
    const hits = indexes.flatMap((index) => index.search(term, { fuzzy: SUGGESTION_FUZZY }));
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
