import type { SearchRecord } from '../../../search/shared/record';
import { getTypeAnchor } from './page/links';
import { formatProperty, getRowAnchor, getTables, TABLES } from './page/table';
import { toPlainText } from './page/richText';
import type { Member, Reference } from './reference';

/** The page that the records link to. */
export interface ApiPageLink {
  /** The URL relative to the docs version: `api/crud/`. */
  url: string;
  title: string;
}

async function createRecord(
  { url, title }: ApiPageLink,
  section: string,
  { name, type, description, notes, deprecated, default: value }: Member,
  anchor: string,
): Promise<SearchRecord> {
  const remarks = notes.map(({ term, text }) => `${term}: ${text}`);
  const texts = [description, ...remarks, ...(deprecated ? [`Deprecated. ${deprecated}`] : [])];
  const full = type.full ? await formatProperty(type.full) : type.text;
  return {
    url: `${url}#${anchor}`,
    kind: 'section',
    page: title,
    heading: name,
    trail: [section],
    text: toPlainText(texts.join(' ')),
    code: [full, value].filter(Boolean).join(' = '),
  };
}

/** Creates a search record for each row that `<ApiReference>` adds to a page. */
export function createSearchRecords(
  reference: Reference,
  page: ApiPageLink,
): Promise<SearchRecord[]> {
  const types = reference.kind === 'hook' ? reference.types : [];
  return Promise.all([
    ...getTables(reference).flatMap(([table, members]) =>
      members.map((member) =>
        createRecord(page, TABLES[table].title, member, getRowAnchor(table, member.name)),
      ),
    ),
    ...types.flatMap(({ name, members }) =>
      members.map((member) =>
        createRecord(page, `Types › ${name}`, member, getTypeAnchor(name, member.name)),
      ),
    ),
  ]);
}
