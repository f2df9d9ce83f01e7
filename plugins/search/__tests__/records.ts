import type { SearchRecord } from '../shared/record';

/** Creates the record of a page's head; a test sets the fields that it needs. */
export function pageRecord(heading: string, fields: Partial<SearchRecord> = {}): SearchRecord {
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
