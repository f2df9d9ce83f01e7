// cspell:ignore minisearch
import MiniSearch, { type Options } from 'minisearch';
import type { SearchRecord } from '../shared/record';
import { unpackRecords } from './packed';
import { getAliasTerms, getCodeTerms, STOP_WORDS, tokenize } from './terms';

/**
 * The fields of a record that the index stores to display results. Code and aliases are searchable, but not displayed.
 */
export type StoredRecord = Omit<SearchRecord, 'code' | 'aliases'>;

type IndexedField = 'heading' | 'aliases' | 'page' | 'trail' | 'text' | 'code';

type IndexedRecord = SearchRecord & { id: number };

/** A loaded index of one product and version. */
export type SearchIndex = MiniSearch<IndexedRecord>;

/** Headings get a higher boost, because they describe the subject of a record better than its text does. */
const FIELD_BOOST: Record<IndexedField, number> = {
  heading: 5,
  aliases: 3,
  page: 4,
  trail: 1,
  text: 1,
  code: 0.4,
};

/** Ranks the record of a whole page above a section that matches equally well. */
const PAGE_BOOST = 1.2;

/** The maximum edit distance of a fuzzy match, however long the word is. */
const MAX_TYPOS = 2;

const options: Options<IndexedRecord> = {
  fields: ['heading', 'aliases', 'page', 'trail', 'text', 'code'] satisfies IndexedField[],
  storeFields: ['url', 'kind', 'page', 'heading', 'trail', 'text'] satisfies (keyof StoredRecord)[],
  tokenize: (text, field) => {
    const toTerms = { code: getCodeTerms, aliases: getAliasTerms }[field ?? ''] ?? tokenize;
    return toTerms(text);
  },
  processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
  searchOptions: {
    // `analyzeQuery` has already split the query into terms.
    tokenize: (term) => [term],
    boost: FIELD_BOOST,
    boostDocument: (_id, _term, stored) => (stored?.kind === 'page' ? PAGE_BOOST : 1),
    maxFuzzy: MAX_TYPOS,
  },
};

/** The number of records that are indexed without a pause, which takes a few milliseconds on a phone. */
const CHUNK_SIZE = 50;

function addIds(records: readonly SearchRecord[]): IndexedRecord[] {
  return records.map((record, id) => ({ ...record, id }));
}

/** Builds an index synchronously. */
export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  const index = new MiniSearch(options);
  index.addAll(addIds(records));
  return index;
}

/**
 * Resolves in a later task. Unlike timers, scheduler tasks aren't delayed until React has hydrated the page. Safari has
 * no scheduler.
 */
const waitForNextTask = (): Promise<void> =>
  typeof scheduler === 'undefined'
    ? new Promise((resolve) => setTimeout(resolve))
    : scheduler.postTask(() => undefined);

/** Builds an index from the text of an index file, in chunks, so that the page stays responsive. */
export async function loadIndex(packed: string): Promise<SearchIndex> {
  const index = new MiniSearch(options);
  const records = addIds(unpackRecords(packed));
  for (let start = 0; start < records.length; start += CHUNK_SIZE) {
    await waitForNextTask();
    index.addAll(records.slice(start, start + CHUNK_SIZE));
  }
  return index;
}
