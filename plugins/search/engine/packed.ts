import { removeHash, type SearchRecord } from '../shared/record';
import { getCodeTerms, tokenize } from './terms';

export type RecordNames = Required<Omit<SearchRecord, 'text' | 'code' | 'isRow'>>;

/** The fields of a record with its content. `code` contains only identifiers that the text lacks. */
export type RecordText = Pick<SearchRecord, 'text' | 'code'>;

/** The records as one array per field. Because similar values are adjacent, the compressed file is a third smaller. */
type Columns<Fields> = { [Field in keyof Fields]: Fields[Field][] };

const ANCHOR_PREFIX = '#';

/** Shortens the URL of a section to its anchor if the preceding record belongs to the same page. */
function shortenUrl(url: string, before: string | undefined): string {
  const page = removeHash(url);
  const isBelow = page !== url && before !== undefined && removeHash(before) === page;
  return isBelow ? url.slice(page.length) : url;
}

/** Returns the identifiers in a record's code that its text doesn't contain. */
function getNewCodeTerms({ text, code }: SearchRecord): string[] {
  const textTerms = new Set(tokenize(text));
  return getCodeTerms(code).filter((term) => !textTerms.has(term));
}

/** A file of an index. Both files of a release have the same `release`, because their records have the same order. */
type IndexFile<Fields> = Columns<Fields> & { release: string };

/**
 * Serializes records for the two files of an index: first the names, which suffice for a first answer, and then the
 * text. The files contain the records instead of the index, because the index is twice as large and quick to build.
 *
 * @param release - identifies the content of the records
 */
export function packRecords(
  records: readonly SearchRecord[],
  release: string,
): { names: string; text: string } {
  const names: IndexFile<RecordNames> = {
    release,
    url: records.map(({ url }, index) => shortenUrl(url, records[index - 1]?.url)),
    heading: records.map(({ heading }) => heading),
    trail: records.map(({ trail }) => trail),
    aliases: records.map(({ aliases }) => aliases ?? ''),
    label: records.map(({ label }) => label ?? ''),
    guide: records.map(({ guide }) => guide ?? ''),
  };
  const text: IndexFile<RecordText> = {
    release,
    text: records.map((record) => record.text),
    code: records.map((record) => getNewCodeTerms(record).join(' ')),
  };
  return { names: JSON.stringify(names), text: JSON.stringify(text) };
}

/** The records of one file of an index. */
interface Unpacked<Fields> {
  release: string;
  records: Fields[];
}

export function unpackNames(json: string): Unpacked<RecordNames> {
  const { release, url, heading, trail, aliases, label, guide } = JSON.parse(
    json,
  ) as IndexFile<RecordNames>;
  let current = '';
  const records = url.map((short, index): RecordNames => {
    const full = short.startsWith(ANCHOR_PREFIX) ? current + short : short;
    current = removeHash(full);
    return {
      url: full,
      heading: heading[index] ?? '',
      trail: trail[index] ?? [],
      aliases: aliases[index] ?? '',
      label: label[index] ?? '',
      guide: guide[index] ?? '',
    };
  });
  return { release, records };
}

/** Parses the records' text, in the order of the names. */
export function unpackText(json: string): Unpacked<RecordText> {
  const { release, text, code } = JSON.parse(json) as IndexFile<RecordText>;
  return { release, records: text.map((each, index) => ({ text: each, code: code[index] ?? '' })) };
}
