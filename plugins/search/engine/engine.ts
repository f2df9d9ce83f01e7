// cspell:ignore minisearch
import MiniSearch, { type Options } from 'minisearch';
import { isPageUrl, removeHash } from '../shared/record';
import type { IndexFile, RecordNames, RecordText } from './indexFiles';
import { getAliasTerms, getCodeTerms, STOP_WORDS, tokenize } from './terms';

/** A record in the browser. Its text is empty until the second file has loaded. */
export interface Entry extends Required<RecordNames> {
  id: number;
  /** The id of the docs instance that contains the record. */
  product: string;
  /** The title of the page that contains the section. Empty for a page's own record. */
  page: string;
  text: string;
}

/** The index of all searched products. A query finds words in the names first, and also in the text once it is loaded. */
export interface SearchIndex {
  entries: readonly Entry[];
  /** The pages' own records, by URL. */
  pages: ReadonlyMap<string, Entry>;
  names: MiniSearch<Entry>;
  /** The releases of the products' files. */
  releases: readonly string[];
  text?: MiniSearch<RecordText & { id: number }>;
}

/** Headings get a higher boost, because they describe the subject of a record better than its text does. */
const NAME_BOOST = { heading: 5, aliases: 3, page: 4, trail: 1 };
const TEXT_BOOST = { text: 1, code: 0.4 };

function createOptions<Item>(boost: Record<string, number>): Options<Item> {
  return {
    fields: Object.keys(boost),
    tokenize: (text, field) => {
      const toTerms = { code: getCodeTerms, aliases: getAliasTerms }[field ?? ''] ?? tokenize;
      return toTerms(text);
    },
    processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
    // `analyzeQuery` has already split the query into terms.
    searchOptions: { boost, tokenize: (term) => [term] },
  };
}

/** The number of records that are indexed without a pause, in which the worker can answer requests. */
const CHUNK_SIZE = 100;

/** The values that the file of the names omits. */
const DEFAULT_NAMES = { aliases: '', label: '', guide: '', isList: false, isEmpty: false };

export function createIndex(files: readonly { product: string; json: string }[]): SearchIndex {
  const parsed = files.map(({ product, json }) => ({
    product,
    ...(JSON.parse(json) as IndexFile<RecordNames>),
  }));
  const all = parsed.flatMap(({ product, records }) =>
    records.map((names) => ({ ...DEFAULT_NAMES, ...names, product })),
  );
  const titles = new Map(
    all.flatMap(({ url, heading }) => (isPageUrl(url) ? [[url, heading]] : [])),
  );
  const entries = all.map((record, id): Entry => {
    const page = isPageUrl(record.url) ? '' : (titles.get(removeHash(record.url)) ?? '');
    return { ...record, id, page, text: '' };
  });
  const pages = new Map(
    entries.flatMap((entry) => (entry.page === '' ? [[entry.url, entry]] : [])),
  );
  const names = new MiniSearch<Entry>(createOptions(NAME_BOOST));
  names.addAll(entries);
  return { entries, pages, names, releases: parsed.map(({ release }) => release) };
}

/**
 * Returns a copy of the index that also contains the records' text.
 *
 * @param files - the text of each product, in the order of the names
 * @throws Error if the text is of another release than the names, and may belong to other records
 */
export async function addText(index: SearchIndex, files: readonly string[]): Promise<SearchIndex> {
  const parsed = files.map((json) => JSON.parse(json) as IndexFile<RecordText>);
  const releases = parsed.map(({ release }) => release);
  if (releases.join() !== index.releases.join()) {
    throw new Error(
      `Expected the text of the releases ${index.releases.join()}, found ${releases.join()}. ` +
        'Load the names and the text again.',
    );
  }
  const items = parsed.flatMap(({ records }) => records).map((item, id) => ({ ...item, id }));
  const text = new MiniSearch<RecordText & { id: number }>(createOptions(TEXT_BOOST));
  await text.addAllAsync(items, { chunkSize: CHUNK_SIZE });
  const entries = index.entries.map((entry, id) => ({ ...entry, text: items[id]?.text ?? '' }));
  return {
    entries,
    pages: new Map([...index.pages].map(([url, { id }]) => [url, entries[id] as Entry])),
    names: index.names,
    releases,
    text,
  };
}
