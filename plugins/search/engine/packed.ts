import { removeHash, type SearchRecord } from '../shared/record';
import { getCodeTerms, tokenize } from './terms';

/** The records as one array per field. Because similar values are adjacent, the compressed file is a third smaller. */
type Columns = {
  [Field in Exclude<keyof SearchRecord, 'kind'>]-?: Required<SearchRecord>[Field][];
};

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

/**
 * Serializes records for an index file. The file contains the records instead of the index, because the index is twice
 * as large and quick to build. Code is reduced to the identifiers that the text doesn't contain.
 */
export function packRecords(records: readonly SearchRecord[]): string {
  const columns: Columns = {
    url: records.map(({ url }, place) => shortenUrl(url, records[place - 1]?.url)),
    page: records.map(({ page }) => page),
    heading: records.map(({ heading }) => heading),
    trail: records.map(({ trail }) => trail),
    text: records.map(({ text }) => text),
    code: records.map((record) => getNewCodeTerms(record).join(' ')),
    aliases: records.map(({ aliases }) => aliases ?? ''),
  };
  return JSON.stringify(columns);
}

/** Parses the records of an index file. Their `code` contains only identifiers that the text lacks. */
export function unpackRecords(json: string): SearchRecord[] {
  const columns = JSON.parse(json) as Columns;
  let current = '';
  return columns.url.map((short, place): SearchRecord => {
    const url = short.startsWith(ANCHOR_PREFIX) ? current + short : short;
    current = removeHash(url);
    return {
      url,
      kind: url === current ? 'page' : 'section',
      page: columns.page[place] ?? '',
      heading: columns.heading[place] ?? '',
      trail: columns.trail[place] ?? [],
      text: columns.text[place] ?? '',
      code: columns.code[place] ?? '',
      aliases: columns.aliases[place] ?? '',
    };
  });
}
