import type { SearchRecord } from '../../search/shared/record';
import { anchorsOf } from './page/anchors';
import { TABLES, tablesOf } from './page/tables';
import type { Member, Reference } from './reference';

/** What of a page goes into the records of its rows. */
export interface RecordPage {
  /** With the site's base and the version's path, as `SearchRecord` asks for it. */
  url: string;
  title: string;
}

/** Markdown as it is read aloud: link texts without addresses, code without its marks. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function recordOf(
  { url, title }: RecordPage,
  section: string,
  { name, type, description, notes, deprecated, default: value }: Member,
  anchor: string,
): SearchRecord {
  const remarks = notes.map(({ term, text }) => `${term}: ${text}`);
  const texts = [description, ...remarks, ...(deprecated ? [`Deprecated. ${deprecated}`] : [])];
  return {
    url: `${url}#${anchor}`,
    kind: 'section',
    page: title,
    heading: name,
    trail: [section],
    text: plain(texts.join(' ')),
    code: [type.whole ?? type.text, value].filter(Boolean).join(' = '),
  };
}

/** The records of the rows that `<ApiReference>` draws on a page, so that search finds each prop. */
export function searchRecordsOf(reference: Reference, page: RecordPage): SearchRecord[] {
  const anchors = anchorsOf();
  const types = reference.kind === 'hook' ? reference.types : [];
  return [
    ...tablesOf(reference).flatMap(([table, members]) =>
      members.map((member) =>
        recordOf(page, TABLES[table].title, member, anchors.row(table, member.name)),
      ),
    ),
    ...types.flatMap(({ name, members }) =>
      members.map((member) =>
        recordOf(page, `Types › ${name}`, member, anchors.type(name, member.name)),
      ),
    ),
  ];
}
