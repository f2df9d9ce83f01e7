// cspell:ignore minisearch
import type { SearchResult } from 'minisearch';
import { removeHash } from '../shared/record';
import type { SearchIndex, StoredRecord } from './engine';
import { analyzeQuery, type QueryWord } from './query';
import { tokenizeWords } from './terms';

/** Matches the URLs of reference pages: `api/`, `…-api/`, `reference/`. */
const REFERENCE_URL = /\/(?:[^/#]+-)?(?:api|reference)\//;

/** Returns whether the URL belongs to a reference page. */
export function isReference(url: string): boolean {
  return REFERENCE_URL.test(url);
}

/**
 * Matches queries that contain an identifier: a word with an inner capital letter, `$`, or `_`, such as `useSession`.
 */
const IDENTIFIER = /[\p{Ll}\d]\p{Lu}|[$_]/u;

/** The weight of reference pages for prose queries: a reference table may list the name, but the guide explains it. */
const REFERENCE_WEIGHT = 0.6;

/** The score boost for each pair of adjacent query words that are also adjacent in the text. */
const PAIR_BOOST = 0.6;

/**
 * The share of the other records' scores that is added to a page's score, because a page about the subject often has
 * several matches. It doesn't apply to identifiers: a guide may use an identifier in more sections than the API page
 * that documents it.
 */
const EXTRA_RECORD_SHARE = 0.05;

/** The number of top records that are checked for adjacent words. The check is slower than the search itself. */
const MAX_PAIR_CANDIDATES = 40;

/** The minimum score of a listed page, relative to the first page's score. */
const MIN_RELATIVE_SCORE = 0.12;

/** The share of a word's letters that may be mistyped. */
const MAX_TYPO_SHARE = 0.25;

/** A record that matches the query. */
export interface Hit extends StoredRecord {
  score: number;
  /** The record's terms that match the query, for highlighting. */
  terms: string[];
  /** Whether the terms occur in the heading or the text, and not only in code. */
  isShown: boolean;
  /** Whether a term occurs in the heading, the page title, or the aliases. */
  isNamed: boolean;
  /** The share of the query's words that the record contains. */
  share: number;
}

/** A page that matches the query, with its best record and further records. */
export interface PageHit {
  /** The page's URL, without an anchor. */
  url: string;
  /** The best record: the page's own or one of its sections. */
  best: Hit;
  /** The page's other matching records that can be displayed, best first. */
  more: Hit[];
}

/** Returns all pairs of adjacent words. Pairs include stop words, because phrases contain them. */
function getPairs(text: string): string[] {
  const terms = tokenizeWords(text).map(([whole]) => whole?.term ?? '');
  return terms.slice(1).map((term, place) => `${terms[place]} ${term}`);
}

function sortByScore(hits: Hit[]): Hit[] {
  return hits.sort((a, b) => b.score - a.score);
}

/**
 * Multiplies the score by the share of the query's words that the record contains. MiniSearch has already multiplied it
 * by the number of these words, so the score is proportional to the square of the share. This ranks records that
 * contain all words first.
 */
function toHit(
  { queryTerms, match, ...hit }: SearchResult & StoredRecord,
  query: string,
  queryWords: readonly QueryWord[],
): Hit {
  const found = queryWords.filter(({ terms }) => terms.some((term) => queryTerms.includes(term)));
  const share = found.length / queryWords.length;
  const isLess = isReference(hit.url) && !IDENTIFIER.test(query);
  const fields = Object.values(match).flat();
  const isIn = (...names: string[]): boolean => names.some((name) => fields.includes(name));
  return {
    ...hit,
    score: hit.score * share * (isLess ? REFERENCE_WEIGHT : 1),
    share,
    isShown: hit.kind === 'page' || isIn('heading', 'text'),
    isNamed: isIn('heading', 'aliases', 'page'),
  };
}

/** Finds all records that contain a word of the query, best first. */
function findRecords(index: SearchIndex, query: string, queryWords: readonly QueryWord[]): Hit[] {
  const results = index.search({
    queries: queryWords.map(({ terms, isKnown }) => ({
      queries: terms,
      prefix: true,
      fuzzy: isKnown ? false : MAX_TYPO_SHARE,
    })),
  }) as (SearchResult & StoredRecord)[];
  const hits = sortByScore(results.map((result) => toHit(result, query, queryWords)));
  // The words of an error message are common, but few sections contain them side by side.
  const pairs = getPairs(query);
  const boosted = hits.slice(0, MAX_PAIR_CANDIDATES).map((hit) => {
    const own = pairs.length > 0 ? getPairs(`${hit.page} ${hit.heading} ${hit.text}`) : [];
    const shared = pairs.filter((pair) => own.includes(pair)).length;
    return { ...hit, score: hit.score * (1 + PAIR_BOOST * shared) };
  });
  return [...sortByScore(boosted), ...hits.slice(MAX_PAIR_CANDIDATES)];
}

/** Finds the pages that match a query, best first, with their matching records. */
function findPages(index: SearchIndex, query: string, queryWords: readonly QueryWord[]): PageHit[] {
  const byPage = new Map<string, Hit[]>();
  for (const hit of findRecords(index, query, queryWords)) {
    const url = removeHash(hit.url);
    byPage.set(url, [...(byPage.get(url) ?? []), hit]);
  }
  const moreShare = IDENTIFIER.test(query) ? 0 : EXTRA_RECORD_SHARE;
  const getRank = ([best, ...more]: Hit[]): number =>
    (best?.score ?? 0) + moreShare * more.reduce((sum, { score }) => sum + score, 0);
  const ranked = [...byPage].sort(([, a], [, b]) => getRank(b) - getRank(a));
  const least = MIN_RELATIVE_SCORE * (ranked[0]?.[1][0]?.score ?? 0);
  return ranked.flatMap(([url, [best, ...more]]) =>
    best && best.score >= least ? [{ url, best, more: more.filter(({ isShown }) => isShown) }] : [],
  );
}

/**
 * Searches all products at once, because a word that one product contains must not be corrected in another.
 *
 * @param isComplete - whether all indexes are loaded. Until then, unknown words aren't corrected, because a missing
 *   index may contain them.
 * @returns the pages of each entry, in the order of the entries
 */
export function findEverywhere<Entry extends { index: SearchIndex }>(
  entries: readonly Entry[],
  query: string,
  isComplete: boolean,
): (Entry & { pages: PageHit[] })[] {
  const has = (term: string, prefix: boolean): boolean =>
    entries.some(({ index }) => index.search(term, { prefix }).length > 0);
  const queryWords = analyzeQuery(query, {
    hasTerm: (term) => has(term, false),
    hasPrefix: (term) => has(term, true),
  }).map((word) => ({ ...word, isKnown: word.isKnown || !isComplete }));
  return entries.map((entry) => ({ ...entry, pages: findPages(entry.index, query, queryWords) }));
}
