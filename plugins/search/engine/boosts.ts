import { remembered } from '../../shared/remembered';
import type { SearchRecord } from '../shared/record';
import { words } from './tokens';

/** One word with a capital inside, `$` or `_`: `useSession`, `$$jsExpression`, `createFunction()`. */
const CODE_NAME =
  /^[<@]?[\w$./]*(?:[\p{Ll}\d]\p{Lu}|\p{Lu}{2}\p{Ll}{2}|[$_])[\w$./]*(?:\(\)|\s*\/?>)?$/u;

/** Returns whether a query is the name of something in code, spelled as in code. */
export function isCodeName(query: string): boolean {
  return CODE_NAME.test(query.trim());
}

/** Matches the URLs of reference pages: `api/`, `…-api/`, `reference/`. */
const REFERENCE_URL = /\/(?:[^/#]+-)?(?:api|reference)\//;

/** Returns whether a URL belongs to the reference (tables of props, fields, parameters), not to a guide. */
export function isReference(url: string): boolean {
  return REFERENCE_URL.test(url);
}

/** The weight of a reference page or row beside a guide of the same name. */
const REFERENCE_WEIGHT = 0.6;

/** The boost of an API page for its name in code. */
const API_BOOST = 1.7;

/**
 * Ranks guides above the reference for queries in prose, because a table may have a row of that name,
 * and the API page above guides for queries that are a name in code.
 *
 * @param record a record whose heading, title or aliases match
 * @returns a factor of the record's score
 */
export function boostByKind(
  { url, kind }: Pick<SearchRecord, 'url' | 'kind'>,
  query: string,
): number {
  if (!isReference(url)) {
    return 1;
  }
  if (!isCodeName(query)) {
    return REFERENCE_WEIGHT;
  }
  return kind === 'page' ? API_BOOST : 1;
}

/** The boost for each pair of neighboring words in the query that are neighbors in the text, too. */
const PAIR_BOOST = 0.6;

/**
 * Returns all words of a text, including stop words, as one string in which neighbors can be found. It
 * is memoized, because tokenizing costs more than the search itself and each keystroke needs it again.
 */
const joinWords = remembered((text: string) => {
  const wholes = words(text).map(([whole]) => whole?.term);
  return ` ${wholes.join(' ')} `;
});

/**
 * Boosts texts that have words of the query side by side. It tells an error message from a text that
 * happens to use the same common words.
 *
 * @returns a factor of the record's score, 1 without any such pair
 */
export function boostByPhrase(query: string, text: string): number {
  const asked = words(query).map(([whole]) => whole?.term ?? '');
  if (asked.length < 2) {
    return 1;
  }
  const joined = joinWords(text);
  const pairs = asked
    .slice(1)
    .filter((second, place) => joined.includes(` ${asked[place]} ${second} `)).length;
  return 1 + PAIR_BOOST * pairs;
}
