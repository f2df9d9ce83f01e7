import type { SearchIndex } from './engine';
import { stem, STOP_WORDS, toPhraseTerm, tokenizeWords } from './terms';

// cspell:ignore datatable

export interface QueryWord {
  /** The terms to look up: the word as written, its stem, and the phrases that contain it, or its corrections. */
  terms: string[];
  /** Whether the terms are corrections, which match only whole words. */
  isCorrected: boolean;
}

/** Looks up terms in an index. */
interface Vocabulary {
  hasTerm: (term: string) => boolean;
  /** Returns whether the index contains a term with this prefix. */
  hasPrefix: (term: string) => boolean;
  /** Returns the terms within an edit distance, or within a share of the term's letters if it is less than 1. */
  getSimilar: (term: string, distance: number) => string[];
}

/** The share of a word's letters that may be mistyped, and the maximum number of these letters. */
const MAX_TYPO_SHARE = 0.25;
const MAX_TYPOS = 2;

function createVocabulary({ names, text }: SearchIndex): Vocabulary {
  const search = (term: string, options: { prefix?: boolean; fuzzy?: number }) =>
    [names, ...(text ? [text] : [])].flatMap((index) =>
      index.search(term, { maxFuzzy: MAX_TYPOS, ...options }),
    );
  return {
    hasTerm: (term) => search(term, {}).length > 0,
    hasPrefix: (term) => search(term, { prefix: true }).length > 0,
    getSimilar: (term, fuzzy) => [
      ...new Set(search(term, { fuzzy }).flatMap(({ match }) => Object.keys(match))),
    ],
  };
}

/** The minimum length of each half of a compound. Shorter parts occur in too many words. */
const MIN_HALF_LENGTH = 3;

/** Splits a word into two known words: "datatable" → data, table. */
function splitCompound(term: string, hasTerm: Vocabulary['hasTerm']): string[] {
  for (let cut = MIN_HALF_LENGTH; cut <= term.length - MIN_HALF_LENGTH; cut += 1) {
    const halves = [term.slice(0, cut), term.slice(cut)];
    if (halves.every(hasTerm)) {
      return halves;
    }
  }
  return [];
}

/** Returns all variants of a word in which two adjacent letters are swapped. */
function getSwapped(term: string): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, index) =>
      term.slice(0, index) + term.charAt(index + 1) + term.charAt(index) + term.slice(index + 2),
  );
}

/** The minimum length of a word that is corrected. Shorter words are similar to too many others. */
const MIN_CORRECTED_LENGTH = 5;

/** Returns the known words that the reader probably meant by an unknown word, or an empty list. */
function correct(term: string, parts: string[], vocabulary: Vocabulary): QueryWord[] {
  const { hasTerm, hasPrefix, getSimilar } = vocabulary;
  const toWords = (all: string[]): QueryWord[] =>
    all.map((each) => ({ terms: getForms(each), isCorrected: false }));
  const findSimilar = (distance: number): string[] =>
    term.length < MIN_CORRECTED_LENGTH ? [] : getSimilar(term, distance);

  const swapped = getSwapped(term).filter(hasTerm);
  const similar = swapped.length > 0 ? swapped : findSimilar(1);
  if (similar.length > 0) {
    return [{ terms: similar, isCorrected: true }];
  }
  if (hasPrefix(stem(term))) {
    return toWords([term]);
  }
  const known = parts.filter(hasTerm);
  const split =
    parts.length > 0 && known.length === parts.length ? known : splitCompound(term, hasTerm);
  if (split.length > 0) {
    return toWords(split);
  }
  const lessSimilar = findSimilar(MAX_TYPO_SHARE);
  return lessSimilar.length > 0 ? [{ terms: lessSimilar, isCorrected: true }] : toWords(known);
}

const getForms = (term: string): string[] => [...new Set([term, stem(term)])];

/** The maximum number of words in a synonym. */
const MAX_PHRASE_WORDS = 4;

/** Returns all phrases that contain the word at the given position. Phrases include stop words. */
function getPhrases(terms: readonly string[], position: number): string[] {
  return terms.flatMap((_term, start) =>
    terms.flatMap((_last, end) => {
      const length = end - start + 1;
      const isAround =
        start <= position && position <= end && length > 1 && length <= MAX_PHRASE_WORDS;
      return isAround ? [toPhraseTerm(terms.slice(start, end + 1))] : [];
    }),
  );
}

/**
 * Analyzes a query. Words that the index contains, alone or in a phrase, aren't corrected. An unknown word is a typo, or
 * consists of known parts (`slotProps.toolbar`, "datatable"), or is a phrase that is written as one word. Stop words are
 * skipped.
 */
export function analyzeQuery(query: string, index: SearchIndex): QueryWord[] {
  const vocabulary = createVocabulary(index);
  const found = tokenizeWords(query).flatMap(([whole, ...parts]) =>
    whole ? [{ term: whole.term, parts: parts.map((part) => part.term) }] : [],
  );
  const all = found.map(({ term }) => term);
  return found.flatMap(({ term, parts }, position): QueryWord[] => {
    if (STOP_WORDS.has(term)) {
      return [];
    }
    const phrases = getPhrases(all, position);
    if ([term, ...phrases].some(vocabulary.hasPrefix)) {
      return [{ terms: [...getForms(term), ...phrases], isCorrected: false }];
    }
    const joined = toPhraseTerm([term]);
    if (vocabulary.hasTerm(joined)) {
      return [{ terms: [joined], isCorrected: false }];
    }
    // A word that the names lack may be in the text, so it isn't corrected until the text has loaded.
    const corrected = index.text ? correct(term, parts, vocabulary) : [];
    return corrected.length > 0 ? corrected : [{ terms: [term], isCorrected: false }];
  });
}
