// cspell:ignore minisearch
import MiniSearch, { type Options } from 'minisearch';
import type { SearchRecord } from '../shared/record';
import { unpackRecords } from './packed';
import { aliasTerms, codeTerms, STOP_WORDS, tokenize } from './terms';

/** The part of a record that is stored with it to show a hit. Code and aliases are searched, not shown. */
export type StoredRecord = Omit<SearchRecord, 'code' | 'aliases'>;

type IndexedField = 'heading' | 'aliases' | 'page' | 'trail' | 'text' | 'code';

type IndexedRecord = SearchRecord & { id: number };

/** A loaded index of one product and version. */
export type SearchIndex = MiniSearch<IndexedRecord>;

/** A word in a heading says more about the subject of a record than one in its text. */
const FIELD_BOOST: Record<IndexedField, number> = {
  heading: 5,
  aliases: 3,
  page: 4,
  trail: 1,
  text: 1,
  code: 0.4,
};

/** The head of a page ranks above a section that matches equally well. */
const PAGE_BOOST = 1.2;

/** Longer words are corrected by more letters, up to this many. */
const MAX_TYPOS = 2;

const options: Options<IndexedRecord> = {
  fields: ['heading', 'aliases', 'page', 'trail', 'text', 'code'] satisfies IndexedField[],
  storeFields: ['url', 'kind', 'page', 'heading', 'trail', 'text'] satisfies (keyof StoredRecord)[],
  tokenize: (text, field) => {
    const toTerms = { code: codeTerms, aliases: aliasTerms }[field ?? ''] ?? tokenize;
    return toTerms(text);
  },
  processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
  searchOptions: {
    // The terms of a query are ready to look up.
    tokenize: (term) => [term],
    boost: FIELD_BOOST,
    boostDocument: (_id, _term, stored) => (stored?.kind === 'page' ? PAGE_BOOST : 1),
    maxFuzzy: MAX_TYPOS,
  },
};

/** Adding this many records takes some milliseconds on a phone. */
const CHUNK = 100;

function addIds(records: readonly SearchRecord[]): IndexedRecord[] {
  return records.map((record, id) => ({ ...record, id }));
}

/** Builds the index. */
export function createIndex(records: readonly SearchRecord[]): SearchIndex {
  const index = new MiniSearch(options);
  index.addAll(addIds(records));
  return index;
}

/** Builds the index of a file's text in chunks, so that the page stays responsive. */
export async function loadIndex(packed: string): Promise<SearchIndex> {
  const index = new MiniSearch(options);
  await index.addAllAsync(addIds(unpackRecords(packed)), { chunkSize: CHUNK });
  return index;
}
