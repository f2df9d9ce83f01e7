import { stem } from './stem';
import { STOP_WORDS } from './stopWords';
import { words } from './tokens';

/** One way in which a word of the query may stand in the text. */
interface Variant {
  term: string;
  weight: number;
  /** Also words that begin with it. */
  prefix: boolean;
  /** How many letters may be wrong, if no index knows the word as it was written. */
  fuzzy: number;
  /** Wanted only if no index knows the word as it was written. */
  isFallback?: boolean;
}

/** One word of the query with all the ways to find it, first as it was written; the best counts. */
export type QueryWord = Variant[];

const WEIGHT = { part: 0.7, stem: 0.8, pair: 1 } as const;

/** The longer a word, the more of its letters may be mistyped. */
export function allowedTypos(term: string): number {
  if (term.length < 4 || /\d/.test(term)) {
    return 0;
  }
  return term.length < 6 ? 1 : 2;
}

function variantsOf(term: string): Variant[] {
  const root = stem(term);
  return [
    { term, weight: 1, prefix: true, fuzzy: allowedTypos(term) },
    ...(root === term ? [] : [{ term: root, weight: WEIGHT.stem, prefix: true, fuzzy: 0 }]),
  ];
}

/**
 * What to look up for a query: one entry per word that matters.
 *
 * A name in one word (`slotProps.toolbar`) can be found whole or by its parts; two words that may be
 * one name ("sign in", "data grid") can be found together as well.
 */
export function parseQuery(query: string): QueryWord[] {
  const all = words(query);
  const kept = all.filter((word) => !STOP_WORDS.has(word[0]?.term ?? ''));
  return kept.map((word) => {
    const [whole, ...parts] = word;
    const index = all.indexOf(word);
    const wholeTerm = whole?.term ?? '';
    const pairs = [
      [all[index - 1]?.[0]?.term, wholeTerm],
      [wholeTerm, all[index + 1]?.[0]?.term],
    ].flatMap(([first, second]) => (first && second ? [`${first}${second}`] : []));
    const partWeight = WEIGHT.part / parts.length;
    return [
      ...variantsOf(wholeTerm),
      ...parts.map(({ term }) => ({
        term,
        weight: partWeight,
        prefix: false,
        fuzzy: 0,
        isFallback: true,
      })),
      ...pairs.map((term) => ({ term, weight: WEIGHT.pair, prefix: true, fuzzy: 0 })),
    ];
  });
}
