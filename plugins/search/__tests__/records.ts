import type { SearchRecord } from '../shared/record';

/** The record of a page's head, with what a test says of it. */
export function pageRecord(heading: string, said: Partial<SearchRecord> = {}): SearchRecord {
  return {
    url: `/${heading}/`,
    kind: 'page',
    page: '',
    heading,
    trail: [],
    text: '',
    code: '',
    ...said,
  };
}
