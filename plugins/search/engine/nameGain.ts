import type { SearchRecord } from '../shared/record';
import { subjectOf } from './subject';
import { words } from './tokens';

/** What a page gains whose title is the query, and a section whose heading is. */
const GAIN: Record<SearchRecord['kind'], number> = { page: 1.8, section: 1.3 };

/** A name however it is spelt: "Data Grid", `DataGrid` and "data-grid" are one. */
function nameOf(text: string): string {
  return words(subjectOf(text))
    .map(([whole]) => whole?.term)
    .join('');
}

/**
 * By how much a record is worth more for bearing the query as its name: who asks for "CRUD" wants the
 * page of this title before the many that use the word.
 *
 * @returns 1 if it does not
 */
export function nameGain(
  query: string,
  { kind, heading }: Pick<SearchRecord, 'kind' | 'heading'>,
): number {
  return nameOf(query) === nameOf(heading) ? GAIN[kind] : 1;
}
