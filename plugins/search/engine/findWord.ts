import { lookUp, type SearchIndex, type TermHit } from './engine';
import type { QueryWord } from './query';

/** A record in which a word of the query stands, in whatever form. */
export interface WordHit {
  hit: TermHit;
  score: number;
  /** The terms of the record that matched. */
  terms: Set<string>;
  /** Whether the record itself has it, and not only its page's title or the headings above. */
  isOwn: boolean;
  /** Whether it stands in what can be shown of the record: heading or text, not only code. */
  isShown: boolean;
  /** Whether it names the record or its page: it stands in heading, title or aliases. */
  isNamed: boolean;
}

const SHOWN_FIELDS = ['heading', 'text'];
const NAME_FIELDS = ['heading', 'aliases', 'page'];
const OWN_FIELDS = [...SHOWN_FIELDS, 'aliases', 'code'];

function hasIn(fields: readonly string[], { match }: TermHit): boolean {
  return Object.values(match).some((matched) => matched.some((field) => fields.includes(field)));
}

function toWordHit(hit: TermHit, score: number): WordHit {
  return {
    hit,
    score,
    terms: new Set(hit.terms),
    // The head of a page owns its place in the navigation, where its short name stands.
    isOwn: hit.kind === 'page' || hasIn(OWN_FIELDS, hit),
    isShown: hit.kind === 'page' || hasIn(SHOWN_FIELDS, hit),
    isNamed: hasIn(NAME_FIELDS, hit),
  };
}

/** Whether a term stands in an index as it is. */
export function knowsTerm(index: SearchIndex, term: string): boolean {
  return lookUp(index, term, { prefix: false, fuzzy: 0 }).length > 0;
}

/** Whether an index has a word in any of its forms, or words that begin with it. */
export function knowsWord(index: SearchIndex, word: QueryWord): boolean {
  return word.some(
    ({ term, prefix, isFallback }) =>
      !isFallback && lookUp(index, term, { prefix, fuzzy: 0 }).length > 0,
  );
}

/** Adds what is known of a record by another word, or by another form of the same. */
export function joinHits(a: WordHit, b: WordHit, score: number): WordHit {
  return {
    hit: a.hit,
    score,
    terms: new Set([...a.terms, ...b.terms]),
    isOwn: a.isOwn || b.isOwn,
    isShown: a.isShown || b.isShown,
    isNamed: a.isNamed || b.isNamed,
  };
}

/**
 * The records in which a word stands, by their ids; of several forms the best counts.
 *
 * @param isKnown whether the word stands anywhere: then it is neither corrected nor taken apart
 */
export function findWord(
  index: SearchIndex,
  word: QueryWord,
  isKnown: boolean,
): Map<number, WordHit> {
  const found = new Map<number, WordHit>();
  for (const { term, weight, prefix, fuzzy, isFallback } of word) {
    if (isKnown && isFallback) {
      continue;
    }
    for (const hit of lookUp(index, term, { prefix, fuzzy: isKnown ? 0 : fuzzy })) {
      const id = hit.id as number;
      const next = toWordHit(hit, hit.score * weight);
      const known = found.get(id);
      found.set(id, known ? joinHits(known, next, Math.max(known.score, next.score)) : next);
    }
  }
  return found;
}
