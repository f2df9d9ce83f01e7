import type { SearchRecord } from '../shared/record';
import { getCodeTerms, tokenize } from './terms';

export interface RecordNames extends Omit<SearchRecord, 'text' | 'code' | 'isRow'> {
  /** Whether the record has no text, so that it has no excerpt. */
  isEmpty?: boolean;
}

/** The fields of a record with its content. `code` contains only identifiers that the text lacks. */
export type RecordText = Pick<SearchRecord, 'text' | 'code'>;

/** A file of an index. Both files of a release have the same `release`, because their records have the same order. */
export interface IndexFile<Fields> {
  release: string;
  records: Fields[];
}

/** Returns the identifiers in a record's code that its text doesn't contain. */
function getNewCodeTerms({ text, code }: SearchRecord): string[] {
  const textTerms = new Set(tokenize(text));
  return getCodeTerms(code).filter((term) => !textTerms.has(term));
}

/**
 * Serializes records for the two files of an index: first the names, which suffice for a first answer, and then the
 * text. The files contain the records instead of the index, because the index is twice as large and quick to build.
 *
 * @param release - identifies the content of the records
 */
export function serializeRecords(
  records: readonly SearchRecord[],
  release: string,
): { names: string; text: string } {
  const names: IndexFile<RecordNames> = {
    release,
    records: records.map(({ url, heading, trail, aliases, label, guide, isList, text }) => ({
      url,
      heading,
      trail,
      aliases,
      label,
      guide,
      ...(isList && { isList }),
      ...(text === '' && { isEmpty: true }),
    })),
  };
  const text: IndexFile<RecordText> = {
    release,
    records: records.map((record) => ({
      text: record.text,
      code: getNewCodeTerms(record).join(' '),
    })),
  };
  return { names: JSON.stringify(names), text: JSON.stringify(text) };
}
