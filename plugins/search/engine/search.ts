import type { SearchResult } from 'minisearch';
import {
  ALIAS_SEPARATOR,
  isPageUrl,
  isReference,
  removeHash,
  removePageType,
} from '../shared/record';
import { memoize } from '../../shared/memoize';
import type { Entry, SearchIndex } from './engine';
import { analyzeQuery, type QueryWord } from './query';
import { getContentWords, stem, tokenizeWords, toNameKey } from './terms';

/** How an entry matches the query. A higher rank precedes a lower one, whatever the scores are. */
export const RANK = {
  /** The query is the name of the page: its title, its label in the navigation, or the export that it documents. */
  page: 7,
  /** The query is the name of a prop. */
  prop: 6,
  /** The query is the heading of a section of a guide. */
  heading: 5,
  /** The query is a keyword or a synonym of the page. */
  keyword: 4,
  /** The heading consists of the query's words, in any order and form, or is the query on a reference page. */
  sameWords: 3,
  /** The names of the entry contain all words. */
  names: 2,
  /** The entry contains all words. */
  all: 1,
  some: 0,
} as const;

export interface Hit {
  entry: Entry;
  rank: number;
  score: number;
  /** The entry's terms that match the query, for highlighting. */
  terms: string[];
  /**
   * Whether the heading contains terms, or the text of an entry whose names lack words does. Terms in code or aliases
   * aren't visible.
   */
  isShown: boolean;
  /** The share of the query that the entry contains, in which a rare word counts more than a common one. */
  share: number;
}

export interface PageHit {
  page: Entry;
  /** The matching entries of the page and of its API page, best first. */
  hits: [Hit, ...Hit[]];
  /** Orders pages whose best entries have the same rank. */
  score: number;
}

/** The anchors of props in API tables. */
const PROP_ANCHOR = '#prop-';

/** Matches queries with an identifier: a word with an inner capital letter, `$`, or `_`, such as `useSession`. */
const IDENTIFIER = /[\p{Ll}\d]\p{Lu}|[$_]/u;

/** Ranks a page above a section that matches equally well. */
const PAGE_BOOST = 1.2;

/** The weight of reference pages for prose queries: a reference table may list the name, but the guide explains it. */
const REFERENCE_WEIGHT = 0.6;

/** The weight of lists of links, such as those of a page that lists all components. The linked pages say more. */
const LIST_WEIGHT = 0.5;

/** The score boost for each pair of adjacent query words that are also adjacent in the text, as in error messages. */
const PAIR_BOOST = 1;

/** The number of top entries that are checked for adjacent words. The check is slower than the search itself. */
const MAX_PAIR_CANDIDATES = 60;

/** The number of a page's entries besides the best that count for its score, and the share of their score that counts. */
const MORE_ENTRIES = 3;
const MORE_ENTRIES_SHARE = 0.5;

/** The minimum share of a listed entry, relative to the highest share of all products. */
const MIN_RELATIVE_SHARE = 0.5;

/** The minimum score of a listed entry whose names lack a word, relative to the highest score. */
const MIN_RELATIVE_SCORE = 0.12;

const getLastSegment = (url: string): string => url.split('/').filter(Boolean).at(-1) ?? '';

/** The names of an entry, as keys that ignore case and punctuation. */
const getNames = memoize(({ url, heading, label, aliases }: Entry) => ({
  titles: [heading, removePageType(heading), label].map(toNameKey).filter(Boolean),
  slug: isPageUrl(url) ? toNameKey(getLastSegment(url)) : '',
  keywords: aliases.split(ALIAS_SEPARATOR).map(toNameKey),
  wordCount: getContentWords(heading).length,
}));

interface WordMatch {
  nameScore: number;
  textScore: number;
  fields: Set<string>;
  /** Whether the heading contains a form of the word, and not only a longer word that starts with it. */
  isWholeInHeading: boolean;
  terms: string[];
}

/** A word of the query with the entries that contain it. */
interface MatchedWord {
  matches: Map<number, WordMatch>;
  weight: number;
}

function findWord(
  { names, text, entries }: SearchIndex,
  { terms, isCorrected }: QueryWord,
): MatchedWord {
  const matches = new Map<number, WordMatch>();
  const query = { queries: terms, prefix: !isCorrected };
  const add = (results: SearchResult[], score: 'nameScore' | 'textScore'): void => {
    for (const result of results) {
      const id = result.id as number;
      const match = matches.get(id) ?? {
        nameScore: 0,
        textScore: 0,
        fields: new Set<string>(),
        isWholeInHeading: false,
        terms: [],
      };
      // MiniSearch multiplies the score by the number of terms, although all of them are forms of one word.
      match[score] += result.score / result.queryTerms.length;
      for (const [term, fields] of Object.entries(result.match)) {
        fields.forEach((field) => match.fields.add(field));
        match.isWholeInHeading ||=
          fields.includes('heading') && (terms.includes(term) || terms.includes(stem(term)));
      }
      match.terms.push(...result.terms);
      matches.set(id, match);
    }
  };
  add(names.search(query), 'nameScore');
  add(text?.search(query) ?? [], 'textScore');
  return { matches, weight: matches.size > 0 ? Math.log(1 + entries.length / matches.size) : 0 };
}

const NAME_FIELDS = ['heading', 'aliases', 'page', 'trail'];

function getRank(entry: Entry, query: string, matches: readonly (WordMatch | undefined)[]): number {
  const key = toNameKey(query);
  const { titles, slug, keywords, wordCount } = getNames(entry);
  const isPage = isPageUrl(entry.url);
  if (titles.includes(key)) {
    if (isPage) {
      return RANK.page;
    }
    // A guide that has the name as a keyword explains more than a section of a reference page.
    const section = isReference(entry.url) ? RANK.sameWords : RANK.heading;
    return entry.url.includes(PROP_ANCHOR) ? RANK.prop : section;
  }
  if (slug === key) {
    return RANK.heading;
  }
  if (isPage && keywords.includes(key)) {
    return RANK.keyword;
  }
  const areAllIn = (...fields: string[]): boolean =>
    matches.every((match) => fields.some((field) => match?.fields.has(field)));
  if (
    matches.every((match) => match?.isWholeInHeading) &&
    wordCount === getContentWords(query).length
  ) {
    return RANK.sameWords;
  }
  return areAllIn(...NAME_FIELDS) ? RANK.names : matches.every(Boolean) ? RANK.all : RANK.some;
}

const compare = (a: Hit, b: Hit): number => b.rank - a.rank || b.score - a.score;

/** Returns all pairs of adjacent words. Pairs include stop words, because phrases contain them. */
function getPairs(text: string): string[] {
  const terms = tokenizeWords(text).map(([whole]) => whole?.term ?? '');
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`);
}

/** Boosts entries that contain words side by side. The words of an error message are common, but not their order. */
function boostPairs(hits: readonly Hit[], query: string): Hit[] {
  const pairs = getPairs(query);
  const boosted = hits.map((hit, index) => {
    if (index >= MAX_PAIR_CANDIDATES || hit.rank >= RANK.names || pairs.length === 0) {
      return hit;
    }
    const found = new Set(getPairs(`${hit.entry.page} ${hit.entry.heading} ${hit.entry.text}`));
    return {
      ...hit,
      score: hit.score * (1 + PAIR_BOOST * pairs.filter((pair) => found.has(pair)).length),
    };
  });
  return boosted.sort(compare);
}

/** Finds the entries that match the query, best first. */
function findEntries(index: SearchIndex, query: string): Hit[] {
  const words = analyzeQuery(query, index).map((word) => findWord(index, word));
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const ids = new Set(words.flatMap(({ matches }) => [...matches.keys()]));
  const isProse = !IDENTIFIER.test(query);
  const hits = [...ids].flatMap((id): Hit[] => {
    const entry = index.entries[id];
    if (!entry) {
      return [];
    }
    const matches = words.map((word) => word.matches.get(id));
    const found = matches.filter((match) => match !== undefined);
    const fullRank = getRank(entry, query, matches);
    const rank = entry.isList ? Math.min(fullRank, RANK.names) : fullRank;
    const share =
      words.reduce((sum, { weight }, position) => sum + (matches[position] ? weight : 0), 0) /
      total;
    // The text doesn't change the order of entries whose names contain the query, so that it remains when the text loads.
    const score = found.reduce(
      (sum, { nameScore, textScore }) => sum + nameScore + (rank >= RANK.names ? 0 : textScore),
      0,
    );
    const weight =
      (isPageUrl(entry.url) ? PAGE_BOOST : 1) *
      (isProse && isReference(entry.url) ? REFERENCE_WEIGHT : 1) *
      (entry.isList ? LIST_WEIGHT : 1);
    const fields = found.flatMap((match) => [...match.fields]);
    return [
      {
        entry,
        rank,
        score: score * weight,
        terms: found.flatMap(({ terms }) => terms),
        isShown: fields.includes('heading') || (rank < RANK.names && fields.includes('text')),
        share,
      },
    ];
  });
  const bestShare = Math.max(...hits.map(({ share }) => share));
  const bestScore = Math.max(...hits.map(({ score }) => score));
  const listed = hits.filter(
    ({ share, score, rank }) =>
      rank >= RANK.names ||
      // The text may contain the words that the names lack, so these entries aren't final before it has loaded.
      (index.text &&
        share >= MIN_RELATIVE_SHARE * bestShare &&
        score >= MIN_RELATIVE_SCORE * bestScore),
  );
  return boostPairs(listed.sort(compare), query);
}

/** Returns the score of a page, because a page with several good sections about a subject answers better than one. */
function getPageScore([best, ...others]: [Hit, ...Hit[]]): number {
  // The text doesn't change the order of pages whose names contain the query.
  const more = others.filter(
    ({ rank, entry }) => (best.rank < RANK.names || rank >= RANK.names) && !isReference(entry.url),
  );
  return more
    .slice(0, MORE_ENTRIES)
    .reduce((sum, { score }) => sum + MORE_ENTRIES_SHARE * score, best.score);
}

/**
 * Finds the pages that match a query, best first. The API page and its rows join the guide if the query is their name,
 * so that a component or a prop is a single result.
 */
export function findPages(index: SearchIndex, query: string): PageHit[] {
  const byPage = new Map<Entry, [Hit, ...Hit[]]>();
  /** The pages of the results that contain a page, by its URL. The best match of a page decides. */
  const targets = new Map<string, Entry | undefined>();
  for (const hit of findEntries(index, query)) {
    const url = removeHash(hit.entry.url);
    if (!targets.has(url)) {
      const page = index.pages.get(url);
      const guide = hit.rank >= RANK.prop ? index.pages.get(page?.guide ?? '') : undefined;
      targets.set(url, guide ?? page);
    }
    const target = targets.get(url);
    const hits = target && byPage.get(target);
    if (hits) {
      hits.push(hit);
    } else if (target) {
      byPage.set(target, [hit]);
    }
  }
  return [...byPage]
    .map(([page, hits]) => ({ page, hits, score: getPageScore(hits) }))
    .sort((a, b) => b.hits[0].rank - a.hits[0].rank || b.score - a.score);
}
