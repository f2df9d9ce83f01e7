import type { SearchRecord } from '../../../search/shared/record';
import { formattedProperty, rowAnchor, TABLES, tablesOf, typeAnchor } from './page/table';
import { plainText } from './page/richText';
import type { Member, Reference } from './reference';

/** What of a page goes into the records of its rows. */
export interface RecordPage {
  /** From the start of the version's pages on: `api/crud/`. */
  url: string;
  title: string;
}

async function recordOf(
  { url, title }: RecordPage,
  section: string,
  { name, type, description, notes, deprecated, default: value }: Member,
  anchor: string,
): Promise<SearchRecord> {
  const remarks = notes.map(({ term, text }) => `${term}: ${text}`);
  const texts = [description, ...remarks, ...(deprecated ? [`Deprecated. ${deprecated}`] : [])];
  const whole = type.whole ? await formattedProperty(type.whole) : type.text;
  return {
    url: `${url}#${anchor}`,
    kind: 'section',
    page: title,
    heading: name,
    trail: [section],
    text: plainText(texts.join(' ')),
    code: [whole, value].filter(Boolean).join(' = '),
  };
}

/** The records of the rows that `<ApiReference>` draws on a page, so that search finds each prop. */
export function searchRecordsOf(reference: Reference, page: RecordPage): Promise<SearchRecord[]> {
  const types = reference.kind === 'hook' ? reference.types : [];
  return Promise.all([
    ...tablesOf(reference).flatMap(([table, members]) =>
      members.map((member) =>
        recordOf(page, TABLES[table].title, member, rowAnchor(table, member.name)),
      ),
    ),
    ...types.flatMap(({ name, members }) =>
      members.map((member) =>
        recordOf(page, `Types › ${name}`, member, typeAnchor(name, member.name)),
      ),
    ),
  ]);
}
