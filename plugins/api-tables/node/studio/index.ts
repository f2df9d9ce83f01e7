import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { SearchRecord } from '../../../search/shared/record';
import { createElement } from '../../../shared/node/createElement';
import type { ApiRow } from '../../shared/rows';
import { replaceElements } from '../core/page/elements';
import { toBlocks, toPlainText } from '../core/page/richText';
import pages from './tables.json';

/** A property of a component, or a field of an object in a file. */
interface StudioRow {
  name: string;
  required?: boolean;
  /** Markdown, with links to its types. */
  type: string;
  default?: string;
  /** Markdown. */
  description: string;
}

interface StudioTable {
  /** The name in `<StudioTable of="…" />`. */
  of: string;
  label: string;
  /** The heading above the table in search results, if it isn't the label. */
  section?: string;
  /** The prefix of the rows' anchors. */
  anchor: string;
  rows: StudioRow[];
}

interface StudioPage {
  /** The path within Studio's pages: `reference/components/button/`. */
  path: string;
  title: string;
  tables: StudioTable[];
}

/**
 * The reference of Studio 0.13.0. Its types and defaults were read from the published packages and are final, because
 * this is the last version. The descriptions are the site's own.
 */
export const STUDIO_PAGES: readonly StudioPage[] = pages;

const TABLES = STUDIO_PAGES.flatMap(({ tables }) => tables);

/** Returns the anchor of a row, without the `$$` of bindings. */
function getAnchor({ anchor }: StudioTable, { name }: StudioRow): string {
  return `${anchor}-${name.replaceAll('$', '')}`;
}

function createRow(table: StudioTable, row: StudioRow): ApiRow {
  const [type] = toBlocks(row.type);
  return {
    id: getAnchor(table, row),
    name: row.name,
    ...(row.required && { required: true }),
    type: { text: Array.isArray(type) ? type : [row.type] },
    ...(row.default !== undefined && { default: row.default }),
    description: toBlocks(row.description),
  };
}

/**
 * Returns the props of an `<ApiTable>`.
 *
 * @param of - a component (`Button`), a property with objects (`DataGrid.columns`), or an object in a file (`PageSpec`)
 * @throws Error with the names of all tables, if there is no such table
 */
export function getStudioTable(of: string) {
  const table = TABLES.find((candidate) => candidate.of === of);
  if (!table) {
    throw new Error(
      `Expected the name of a Studio component, property, or object, found "${of}". ` +
        `Available names: ${TABLES.map((known) => known.of).join(', ')}.`,
    );
  }
  const rows = table.rows.map((row) => createRow(table, row));
  const hasDefaults = rows.some((row) => row.default !== undefined);
  return {
    label: table.label,
    columns: {
      name: table.anchor === 'prop' ? 'Name' : 'Field',
      type: 'Type',
      ...(hasDefaults && { default: 'Default' }),
    },
    rows,
  };
}

/** The element in the pages' sources. */
const ELEMENT = { name: 'StudioTable', attribute: 'of', example: 'Button' };

/** Creates the remark plugin that replaces `<StudioTable of="Button" />` with an `<ApiTable>`. */
export function remarkStudioTables() {
  return (tree: Root, file: VFile): Promise<void> =>
    replaceElements(tree, file, ELEMENT, (of) => [createElement('ApiTable', getStudioTable(of))]);
}

/**
 * Returns the search records of all rows.
 *
 * @returns records with URLs relative to Studio's pages: `reference/components/button/#prop-size`
 */
export function createStudioSearchRecords(): SearchRecord[] {
  return STUDIO_PAGES.flatMap(({ path, title, tables }) =>
    tables.flatMap((table) =>
      table.rows.map((row) => ({
        url: `${path}#${getAnchor(table, row)}`,
        kind: 'section' as const,
        page: title,
        heading: row.name,
        trail: [table.section ?? table.label],
        text: toPlainText(row.description),
        code: [toPlainText(row.type), row.default].filter(Boolean).join(' = '),
      })),
    ),
  );
}
