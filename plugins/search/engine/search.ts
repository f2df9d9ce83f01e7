import { remembered } from '../../shared/remembered';
import { pageUrl, type SearchRecord } from '../shared/record';
import { lookUp, type SearchIndex, type StoredRecord, type TermHit } from './engine';
import { analyzeQuery, type QueryWord } from './query';
import { words } from './terms';

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

/** A record that answers the query. */
export interface Hit extends StoredRecord {
  score: number;
  /** The terms of the record's text that matched, for highlighting. */
  terms: string[];
  /** Whether they occur in heading or text, and not only in code. */
  isShown: boolean;
  /** Whether one of them occurs in what names the record: heading, page title or aliases. */
  isNamed: boolean;
  /** The share of the query's words that the record has. */
  share: number;
}

/** A page that answers: by its best record, and by further ones. */
export interface PageHit {
  /** The page's URL, without an anchor. */
  url: string;
  /** The record that answers best: the head of the page or one of its sections. */
  best: Hit;
  /** The other records of the same page that can be shown, best first. */
  more: Hit[];
}

/** Records besides a page's best one that count for its rank. */
const MORE_RANKED = 3;

/** The share of their scores that counts: a page about the subject has several records that match. */
const MORE_SHARE = 0.05;

/** Missing one of two words of the query costs more than half: people mean all their words. */
const COVERAGE_EXPONENT = 2;

/** The best records, whose texts are searched for phrases. A phrase wouldn't lift lower ones to the top. */
const CANDIDATES = 40;

/** Pages whose best record scores less than this share of the first page's are not listed. */
const LEAST_SHARE = 0.12;

const SHOWN_FIELDS = ['heading', 'text'];
const NAME_FIELDS = ['heading', 'aliases', 'page'];

function hasIn(fields: readonly string[], { match }: TermHit): boolean {
  return Object.values(match).some((matched) => matched.some((field) => fields.includes(field)));
}

function toHit(hit: TermHit, score: number): Hit {
  return {
    ...hit,
    score,
    isShown: hit.kind === 'page' || hasIn(SHOWN_FIELDS, hit),
    isNamed: hasIn(NAME_FIELDS, hit),
    share: 0,
  };
}

/** Combines what two terms say about the same record. */
function mergeHits(a: Hit, b: Hit, score: number): Hit {
  return {
    ...a,
    score,
    terms: [...new Set([...a.terms, ...b.terms])],
    isShown: a.isShown || b.isShown,
    isNamed: a.isNamed || b.isNamed,
  };
}

/** Finds the records that have a word, by their ids. The best of its variants counts. */
function findWord(index: SearchIndex, { variants, isKnown }: QueryWord): Map<number, Hit> {
  const found = new Map<number, Hit>();
  for (const { term, weight, fuzzy } of variants) {
    for (const hit of lookUp(index, term, { prefix: true, fuzzy: isKnown ? 0 : fuzzy })) {
      const id = hit.id as number;
      const next = toHit(hit, hit.score * weight);
      const known = found.get(id);
      found.set(id, known ? mergeHits(known, next, Math.max(known.score, next.score)) : next);
    }
  }
  return found;
}

function sortByScore(hits: Hit[]): Hit[] {
  return hits.sort((a, b) => b.score - a.score);
}

/** Finds all records that have a word of the query, best first. */
function findRecords(index: SearchIndex, query: string, words: readonly QueryWord[]): Hit[] {
  const records = new Map<number, Hit>();
  for (const word of words) {
    for (const [id, hit] of findWord(index, word)) {
      const known = records.get(id);
      const merged = known ? mergeHits(known, hit, known.score + hit.score) : hit;
      records.set(id, { ...merged, share: (known?.share ?? 0) + 1 / words.length });
    }
  }
  const hits = sortByScore(
    [...records.values()].map((hit) => {
      const byKind = hit.isNamed ? boostByKind(hit, query) : 1;
      return { ...hit, score: hit.score * byKind * hit.share ** COVERAGE_EXPONENT };
    }),
  );
  const boosted = hits.slice(0, CANDIDATES).map((hit) => ({
    ...hit,
    score: hit.score * boostByPhrase(query, `${hit.page} ${hit.heading} ${hit.text}`),
  }));
  return [...sortByScore(boosted), ...hits.slice(CANDIDATES)];
}

/** Finds the pages that answer a query, best first, each with its best records. */
function findPages(index: SearchIndex, query: string, words: readonly QueryWord[]): PageHit[] {
  const byPage = new Map<string, Hit[]>();
  for (const hit of findRecords(index, query, words)) {
    const url = pageUrl(hit.url);
    byPage.set(url, [...(byPage.get(url) ?? []), hit]);
  }
  const rank = ([best, ...more]: Hit[]): number =>
    (best?.score ?? 0) +
    MORE_SHARE * more.slice(0, MORE_RANKED).reduce((sum, { score }) => sum + score, 0);
  const ranked = [...byPage].sort(([, a], [, b]) => rank(b) - rank(a));
  const least = LEAST_SHARE * (ranked[0]?.[1][0]?.score ?? 0);
  return ranked.flatMap(([url, [best, ...more]]) => {
    const shown = more.filter(({ isShown }) => isShown);
    return best && best.score >= least ? [{ url, best, more: shown }] : [];
  });
}

/**
 * Searches all products at once, because a word that one of them knows must not be corrected in another.
 *
 * @param isComplete whether all indexes are loaded. Until then, unknown words are not corrected, since
 *   a missing index may know them.
 * @returns the pages of each entry, in the order of the entries
 */
export function findEverywhere<Entry extends { index: SearchIndex }>(
  entries: readonly Entry[],
  query: string,
  isComplete: boolean,
): (Entry & { pages: PageHit[] })[] {
  const has = (term: string, prefix: boolean): boolean =>
    entries.some(({ index }) => lookUp(index, term, { prefix, fuzzy: 0 }).length > 0);
  const words = analyzeQuery(query, {
    hasTerm: (term) => has(term, false),
    hasPrefix: (term) => has(term, true),
  }).map((word) => ({ ...word, isKnown: word.isKnown || !isComplete }));
  return entries.map((entry) => ({ ...entry, pages: findPages(entry.index, query, words) }));
}
