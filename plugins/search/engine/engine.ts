// cspell:ignore minisearch
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { SearchRecord } from '../shared/record';
import { unpackRecords } from './packed';
import { codeTerms, STOP_WORDS, tokenize } from './terms';

/** What an index gives back with a hit: enough to show it. Code and aliases are searched, not shown. */
export type StoredRecord = Omit<SearchRecord, 'code' | 'aliases'>;

type IndexedField = 'heading' | 'aliases' | 'page' | 'trail' | 'text' | 'code';

type Numbered = SearchRecord & { id: number };

/** A loaded index of one product and version. */
export type SearchIndex = MiniSearch<Numbered>;

/** How much a word in this field says about what the record is about. */
const FIELD_BOOST: Record<IndexedField, number> = {
  heading: 5,
  aliases: 3,
  page: 4,
  trail: 1.2,
  text: 1,
  code: 0.4,
};

/** The head of a page stands for the page: an equal hit on it comes before one on a section. */
const PAGE_BOOST = 1.2;

const options: Options<Numbered> = {
  fields: ['heading', 'aliases', 'page', 'trail', 'text', 'code'] satisfies IndexedField[],
  storeFields: ['url', 'kind', 'page', 'heading', 'trail', 'text'] satisfies (keyof StoredRecord)[],
  tokenize: (text, field) => (field === 'code' ? codeTerms(text) : tokenize(text)),
  processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
  searchOptions: {
    // A term of the query arrives here ready to look up.
    tokenize: (term) => [term],
    boost: FIELD_BOOST,
    boostDocument: (_id, _term, stored) => (stored?.kind === 'page' ? PAGE_BOOST : 1),
    weights: { prefix: 0.45, fuzzy: 0.4 },
  },
};

/** Records taken in at once: some milliseconds of a phone's time. */
const CHUNK = 100;

function numbered(records: readonly SearchRecord[]): Numbered[] {
  return records.map((record, id) => ({ ...record, id }));
}

/** Builds the index. */
export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  const index = new MiniSearch(options);
  index.addAll(numbered(records));
  return index;
}

/** Builds the index of a file's text, a piece at a time, so that the page goes on answering. */
export async function loadIndex(packed: string): Promise<SearchIndex> {
  const index = new MiniSearch(options);
  await index.addAllAsync(numbered(unpackRecords(packed)), { chunkSize: CHUNK });
  return index;
}

/** A hit of one term, with the record that was stored for it. */
export type TermHit = SearchResult & StoredRecord;

/** Looks up one term. Terms of the index that matched it are in the hit's `terms`. */
export function lookUp(
  index: SearchIndex,
  term: string,
  options: { prefix: boolean; fuzzy: number },
): TermHit[] {
  return index.search(term, options) as TermHit[];
}
