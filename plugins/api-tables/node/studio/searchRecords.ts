import type { SearchRecord } from '../../../search/shared/record';
import type { ApiRow, Block, Inline } from '../../shared/rows';
import { componentPath, FILES_PATH } from './anchors';
import { COMPONENT_WORDS, COMPONENTS, DEFINITIONS, OBJECT_WORDS } from './facts';
import { studioTable } from './tables';

function inlineText(node: Inline): string {
  if (typeof node === 'string') {
    return node;
  }
  if ('code' in node) {
    return node.code;
  }
  const children = 'href' in node ? node.children : 'strong' in node ? node.strong : node.em;
  return children.map(inlineText).join('');
}

function blockText(block: Block): string {
  return Array.isArray(block)
    ? block.map(inlineText).join('')
    : block.list.map((item) => item.map(inlineText).join('')).join(' ');
}

function recordOf(url: string, page: string, section: string, row: ApiRow): SearchRecord {
  const type = row.type?.text.map(inlineText).join('') ?? '';
  return {
    url: `${url}#${row.id}`,
    kind: 'section',
    page,
    heading: row.name,
    trail: [section],
    text: row.description.map(blockText).join(' '),
    code: [type, row.default].filter(Boolean).join(' = '),
  };
}

/** The records of a table's rows; without a section they stand under the table's own name. */
function recordsOf(url: string, page: string, of: string, section?: string): SearchRecord[] {
  const { label, rows } = studioTable(of);
  return rows.map((row) => recordOf(url, page, section ?? label, row));
}

/** The title of a component's page. */
export function componentTitle(component: string): string {
  return `${component} properties`;
}

/** The title of the page of the files. */
export const FILES_TITLE = 'Studio file schema';

/**
 * The records of all rows, so that search finds each property and each field.
 *
 * @returns with addresses from the version's start on: `reference/components/button/#prop-size`
 */
export function searchRecords(): SearchRecord[] {
  const properties = Object.keys(COMPONENTS).flatMap((component) => {
    const url = componentPath(component);
    const title = componentTitle(component);
    const fields = Object.keys(COMPONENT_WORDS.fields).filter((of) =>
      of.startsWith(`${component}.`),
    );
    return [
      ...recordsOf(url, title, component, 'Properties'),
      ...fields.flatMap((of) => recordsOf(url, title, of)),
    ];
  });
  const files = Object.entries(OBJECT_WORDS)
    .filter(([name]) => DEFINITIONS[name]?.properties)
    .flatMap(([name]) => recordsOf(FILES_PATH, FILES_TITLE, name));
  return [...properties, ...files];
}
