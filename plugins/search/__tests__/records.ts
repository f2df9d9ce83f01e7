import { addText, createIndex, type SearchIndex } from '../engine/engine';
import { serializeRecords } from '../engine/indexFiles';
import type { SearchRecord } from '../shared/record';

/** Creates a page's record. Tests set only the fields that they need. */
export function createPageRecord(
  heading: string,
  fields: Partial<SearchRecord> = {},
): SearchRecord {
  return { url: `/${heading}/`, heading, trail: [], text: '', code: '', ...fields };
}

/** Creates the index of products as the browser does, with or without its text. */
export async function createTestIndex(
  products: Record<string, readonly SearchRecord[]>,
  { hasText = true } = {},
): Promise<SearchIndex> {
  const files = Object.entries(products).map(([product, records]) => ({
    product,
    ...serializeRecords(records, 'r1'),
  }));
  const index = createIndex(files.map(({ product, names }) => ({ product, json: names })));
  return hasText
    ? addText(
        index,
        files.map(({ text }) => text),
      )
    : index;
}
