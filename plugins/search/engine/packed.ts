import { pageUrl, type SearchRecord } from '../shared/record';
import { codeTerms } from './terms';

/** Records by their fields: what is alike stands together, and compresses to a third less. */
type Columns = {
  [Field in Exclude<keyof SearchRecord, 'kind'>]-?: Required<SearchRecord>[Field][];
};

const ANCHOR = '#';

/** An address on the same page as the one before is its anchor alone. */
function shorten(url: string, before: string | undefined): string {
  const page = pageUrl(url);
  const isBelow = page !== url && before !== undefined && pageUrl(before) === page;
  return isBelow ? url.slice(page.length) : url;
}

/**
 * The text of an index's file. It holds what the index is made of and not the index, which is twice as
 * large and made in a moment; of the code it holds the names alone.
 */
export function packRecords(records: readonly SearchRecord[]): string {
  const columns: Columns = {
    url: records.map(({ url }, place) => shorten(url, records[place - 1]?.url)),
    page: records.map(({ page }) => page),
    heading: records.map(({ heading }) => heading),
    trail: records.map(({ trail }) => trail),
    text: records.map(({ text }) => text),
    code: records.map(({ code }) => codeTerms(code).join(' ')),
    aliases: records.map(({ aliases }) => aliases ?? ''),
  };
  return JSON.stringify(columns);
}

/** The records of an index's file; their code is the names in it. */
export function unpackRecords(json: string): SearchRecord[] {
  const columns = JSON.parse(json) as Columns;
  let current = '';
  return columns.url.map((short, place): SearchRecord => {
    const url = short.startsWith(ANCHOR) ? current + short : short;
    current = pageUrl(url);
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
