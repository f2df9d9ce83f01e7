// cspell:ignore minisearch
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { SearchRecord } from './record';
import { STOP_WORDS } from './stopWords';
import { codeTerms, joinedPairs, tokenize } from './tokens';

/** What an index gives back with a hit: enough to show it. The code is searched, not shown. */
export type StoredRecord = Omit<SearchRecord, 'code'>;

type IndexedField = 'heading' | 'page' | 'trail' | 'text' | 'code';

/** A loaded index of one offering and version. */
export type SearchIndex = MiniSearch<SearchRecord & { id: number }>;

/** Fields in which "Data Grid" must be found as `DataGrid`, too. */
const NAME_FIELDS = new Set<string | undefined>(['heading', 'page']);

/** How much a word in this field says about what the record is about. */
export const FIELD_BOOST: Record<IndexedField, number> = {
  heading: 5,
  page: 4,
  trail: 1.2,
  text: 1,
  code: 0.4,
};

/** The head of a page stands for the page: an equal hit on it comes before one on a section. */
export const PAGE_BOOST = 1.2;

const options: Options<SearchRecord & { id: number }> = {
  fields: ['heading', 'page', 'trail', 'text', 'code'] satisfies IndexedField[],
  storeFields: ['url', 'kind', 'page', 'heading', 'trail', 'text'] satisfies (keyof StoredRecord)[],
  tokenize: (text, field) => {
    if (field === 'code') {
      return codeTerms(text);
    }
    return NAME_FIELDS.has(field) ? [...tokenize(text), ...joinedPairs(text)] : tokenize(text);
  },
  processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
  searchOptions: {
    // A term of the query arrives here ready to look up.
    tokenize: (term) => [term],
    boost: FIELD_BOOST,
    boostDocument: (_id, _term, stored) => (stored?.kind === 'page' ? PAGE_BOOST : 1),
    weights: { prefix: 0.45, fuzzy: 0.4 },
  },
};

/** Builds the index. */
export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  const index = new MiniSearch(options);
  index.addAll(records.map((record, id) => ({ ...record, id })));
  return index;
}

/** The text of an index's file. Terms in order compress better: 4 % of the whole. */
export function serializeIndex(index: SearchIndex): string {
  const plain = index.toJSON();
  return JSON.stringify({
    ...plain,
    index: plain.index.sort(([a], [b]) => (a < b ? -1 : 1)),
  });
}

/** Takes an index from the text of its file. */
export function loadIndex(json: string): SearchIndex {
  return MiniSearch.loadJSON(json, options);
}

/** A hit of one term, with the record that was stored for it. */
export type TermHit = SearchResult & StoredRecord;

/** Looks up one term. Terms of the index that matched it are in the hit's `terms`. */
export function lookUp(
  index: SearchIndex,
  term: string,
  { prefix, fuzzy }: { prefix: boolean; fuzzy: number },
): TermHit[] {
  return index.search(term, { prefix, fuzzy: fuzzy > 0 ? fuzzy : false }) as TermHit[];
}
