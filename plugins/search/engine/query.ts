import type { SearchIndex } from './engine';
import { stem, STOP_WORDS, toPhraseTerm, tokenizeWords } from './terms';

// cspell:ignore datatable

/** One word of the query. */
export interface QueryWord {
  /** The terms to look up: the word as written, its stem, and the phrases that contain it. */
  terms: string[];
  /** Whether an index contains the word. Known words aren't corrected. */
  isKnown: boolean;
}

/** Looks up terms in all loaded indexes. */
interface Vocabulary {
  /** Returns whether an index contains exactly this term. */
  hasTerm: (term: string) => boolean;
  /** Returns whether an index contains a term with this prefix. */
  hasPrefix: (term: string) => boolean;
}

/** The minimum length of each half of a compound. Shorter parts occur in too many words. */
const MIN_HALF_LENGTH = 3;

/** Splits a word into two known words: "datatable" → data, table. */
function splitCompound(term: string, { hasTerm }: Vocabulary): string[] {
  for (let cut = MIN_HALF_LENGTH; cut <= term.length - MIN_HALF_LENGTH; cut += 1) {
    const halves = [term.slice(0, cut), term.slice(cut)];
    if (halves.every(hasTerm)) {
      return halves;
    }
  }
  return [];
}

/** The maximum number of words in a synonym. */
const MAX_PHRASE_WORDS = 4;

/** Returns all phrases that contain the word at the given position. Phrases include stop words. */
function getPhrases(terms: readonly string[], place: number): string[] {
  return terms.flatMap((_term, start) =>
    terms.flatMap((_last, end) => {
      const length = end - start + 1;
      const isAround = start <= place && place <= end && length > 1 && length <= MAX_PHRASE_WORDS;
      return isAround ? [toPhraseTerm(terms.slice(start, end + 1))] : [];
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
  const found = tokenizeWords(query).flatMap(([whole, ...parts]) =>
    whole ? [{ whole, parts }] : [],
  );
  const all = found.map(({ whole }) => whole.term);
  return found.flatMap(({ whole: { term }, parts }, place): QueryWord[] => {
    if (STOP_WORDS.has(term)) {
      return [];
    }
    const terms = [...getForms(term), ...getPhrases(all, place)];
    if (terms.some(vocabulary.hasPrefix)) {
      return [{ terms, isKnown: true }];
    }
    const phrase = toPhraseTerm([term]);
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

/** The share of a suggestion's letters that may differ from the query. The search itself allows fewer differences. */
const MAX_SUGGESTION_DIFFERENCE = 0.4;

/** The number of leading letters that must match, because typos are rare at the start of a word. */
const FIXED_PREFIX_LENGTH = 2;

/** The minimum length of a word that gets suggestions. Shorter words are similar to too many others. */
const MIN_WORD_LENGTH = 5;

/** The maximum number of suggestions. */
const MAX_SUGGESTIONS = 3;

/**
 * Suggests corrections for a query without results, best first. Suggestions are words in headings, so each one finds
 * a section about it.
 */
export function suggest(indexes: readonly SearchIndex[], query: string): string[] {
  const scores = new Map<string, number>();
  const terms = tokenizeWords(query).flatMap(([whole]) => whole?.term ?? []);
  for (const term of terms.filter(({ length }) => length >= MIN_WORD_LENGTH)) {
    const hits = indexes.flatMap((index) =>
      index.search(term, { fuzzy: MAX_SUGGESTION_DIFFERENCE }),
    );
    for (const { match, score } of hits) {
      for (const [near, fields] of Object.entries(match)) {
        if (near.startsWith(term.slice(0, FIXED_PREFIX_LENGTH)) && fields.includes('heading')) {
          scores.set(near, Math.max(scores.get(near) ?? 0, score));
        }
      }
    }
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_SUGGESTIONS)
    .map(([near]) => near);
}
