import { lookUp, type SearchIndex } from './engine';
import { stem, STOP_WORDS, words } from './terms';

// cspell:ignore datatable carpetshop etshop

/** One form of a query word to look up. */
interface Variant {
  term: string;
  weight: number;
  /** How many letters may be wrong, if no index knows the word as it was written. */
  fuzzy: number;
}

/** One word of the query. */
export interface QueryWord {
  /** The forms to look up, the word as it was written first; the best match counts. */
  variants: Variant[];
  /** The parts of a compound name: `slotProps.toolbar` → slot, props, toolbar. */
  parts: string[];
  /** Whether any of the indexes has the word. A known word is not corrected. */
  isKnown: boolean;
}

/** The weight of a match by the stem, beside 1 for the word as it was written. */
const STEM_WEIGHT = 0.8;

/** Halves of a compound that are shorter than this many letters occur in too many words. */
const SHORTEST_HALF = 3;

/** Longer words may contain more mistyped letters. */
export function allowedTypos(term: string): number {
  if (term.length < 4 || /\d/.test(term)) {
    return 0;
  }
  return term.length < 6 ? 1 : 2;
}

/** Splits a query into the words to look up, without stop words. */
export function parseQuery(query: string): QueryWord[] {
  return words(query)
    .map((word) => word.map(({ term }) => term))
    .filter(([term = '']) => !STOP_WORDS.has(term))
    .map(([term = '', ...parts]) => {
      const root = stem(term);
      return {
        variants: [
          { term, weight: 1, fuzzy: allowedTypos(term) },
          ...(root === term ? [] : [{ term: root, weight: STEM_WEIGHT, fuzzy: 0 }]),
        ],
        parts,
        isKnown: false,
      };
    });
}

/**
 * Splits a word into two known ones: "datatable" → data, table. Of several cuts, the most even one wins.
 *
 * @param hasTerm whether a term occurs in an index exactly as it is
 */
export function splitCompound(
  term: string,
  hasTerm: (half: string) => boolean,
): [string, string] | undefined {
  const middle = term.length / 2;
  return Array.from({ length: term.length + 1 }, (_, cut) => cut)
    .filter((cut) => cut >= SHORTEST_HALF && term.length - cut >= SHORTEST_HALF)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((cut): [string, string] => [term.slice(0, cut), term.slice(cut)])
    .find((halves) => halves.every(hasTerm));
}

/** Answers what all indexes together contain. */
interface Vocabulary {
  /** Whether a term occurs in an index exactly as it is. */
  hasTerm: (term: string) => boolean;
  /** Whether a term, or a word that begins with it, occurs in an index. */
  hasPrefix: (term: string) => boolean;
}

/**
 * Analyzes a query with all indexes in view: a word that one of them has is meant as it was written, and
 * is corrected in none. An unknown word is split into its parts (`slotProps.toolbar`), or into two
 * known words ("datatable").
 */
export function analyzeQuery(query: string, { hasTerm, hasPrefix }: Vocabulary): QueryWord[] {
  return parseQuery(query).flatMap((word): QueryWord[] => {
    if (word.variants.some(({ term }) => hasPrefix(term))) {
      return [{ ...word, isKnown: true }];
    }
    const knownParts = word.parts.filter(hasTerm);
    const split =
      knownParts.length > 0 ? knownParts : splitCompound(word.variants[0]?.term ?? '', hasTerm);
    return split ? parseQuery(split.join(' ')).map((part) => ({ ...part, isKnown: true })) : [word];
  });
}

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
