import type { SearchRecord } from '../shared/record';

/** Creates a page's record. Tests set only the fields that they need. */
export function createPageRecord(
  heading: string,
  fields: Partial<SearchRecord> = {},
): SearchRecord {
  return {
    url: `/${heading}/`,
    kind: 'page',
    page: '',
    heading,
    trail: [],
    text: '',
    code: '',
    ...fields,
  };
}
