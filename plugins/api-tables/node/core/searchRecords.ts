import type { SearchRecord } from '../../../search/shared/record';
import { getTypeAnchor } from './page/links';
import { formatProperty, getRowAnchor, getTables, TABLES } from './page/table';
import { toPlainText } from './page/richText';
import type { Member, Reference } from './reference';

async function createRecord(
  url: string,
  section: string,
  { name, type, description, notes, deprecated, default: value }: Member,
  anchor: string,
): Promise<SearchRecord> {
  const remarks = notes.map(({ term, text }) => `${term}: ${text}`);
  const texts = [description, ...remarks, ...(deprecated ? [`Deprecated. ${deprecated}`] : [])];
  const full = type.full ? await formatProperty(type.full) : type.text;
  return {
    url: `${url}#${anchor}`,
    heading: name,
    trail: [section],
    text: toPlainText(texts.join(' ')),
    code: [full, value].filter(Boolean).join(' = '),
  };
}

/**
 * Creates a search record for each row and each type that `<ApiReference>` adds to a page.
 *
 * @param reference - the content of the tables
 * @param url - the page's URL relative to the docs version: `api/crud/`
 */
export function createSearchRecords(reference: Reference, url: string): Promise<SearchRecord[]> {
  const types = reference.kind === 'hook' ? reference.types : [];
  return Promise.all([
    ...getTables(reference).flatMap(([table, members]) =>
      members.map((member) =>
        createRecord(url, TABLES[table].title, member, getRowAnchor(table, member.name)),
      ),
    ),
    ...types.flatMap(({ name, members }) => [
      {
        url: `${url}#${getTypeAnchor(name)}`,
        heading: name,
        trail: ['Types'],
        text: '',
        code: '',
      },
      ...members.map((member) =>
        createRecord(url, `Types › ${name}`, member, getTypeAnchor(name, member.name)),
      ),
    ]),
  ]);
}
