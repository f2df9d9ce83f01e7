import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { SearchRecord } from '../../../search/shared/record';
import type { ApiRow } from '../../shared/rows';
import { element, replaceElements } from '../core/page/elements';
import { plainText, richText } from '../core/page/richText';
import { studioPictures } from './pictures';
import pages from './tables.json';

/** A property of a component, or a field of an object in a file. */
interface StudioRow {
  name: string;
  required?: boolean;
  /** Markdown, with links to the types that it consists of. */
  type: string;
  default?: string;
  /** Markdown. */
  description: string;
}

interface StudioTable {
  /** The name in `<StudioTable of="…" />`. */
  of: string;
  label: string;
  /** The heading above the table in search results, where it isn't the label. */
  section?: string;
  /** What the anchors of the rows begin with. */
  anchor: string;
  rows: StudioRow[];
}

interface StudioPage {
  /** From the start of Studio's pages: `reference/components/button/`. */
  path: string;
  title: string;
  tables: StudioTable[];
}

/**
 * The reference of Studio 0.13.0. Its types and defaults were read from the published packages; it is
 * the last version, so they stay as they are. The descriptions are the site's own.
 */
export const STUDIO_PAGES: readonly StudioPage[] = pages;

const TABLES = STUDIO_PAGES.flatMap(({ tables }) => tables);

/** The anchor of a row. Bindings lose their `$$`. */
function anchorOf({ anchor }: StudioTable, { name }: StudioRow): string {
  return `${anchor}-${name.replaceAll('$', '')}`;
}

function rowOf(table: StudioTable, row: StudioRow): ApiRow {
  const [type] = richText(row.type);
  return {
    id: anchorOf(table, row),
    name: row.name,
    ...(row.required && { required: true }),
    type: { text: Array.isArray(type) ? type : [row.type] },
    ...(row.default !== undefined && { default: row.default }),
    description: richText(row.description),
  };
}

/**
 * Returns the props of the `<ApiTable>` that a page requests.
 *
 * @param of a component (`Button`), a property of objects (`DataGrid.columns`), or an object in a
 *   file (`PageSpec`)
 * @throws Error that names the tables there are
 */
export function studioTable(of: string) {
  const table = TABLES.find((candidate) => candidate.of === of);
  if (!table) {
    throw new Error(
      `Expected the name of a Studio component, property, or object, found "${of}". ` +
        `There are: ${TABLES.map((known) => known.of).join(', ')}.`,
    );
  }
  const rows = table.rows.map((row) => rowOf(table, row));
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

/** The element that writers use. */
const ELEMENT = { name: 'StudioTable', attribute: 'of', example: 'Button' };

/**
 * Remark plugin: replaces `<StudioTable of="Button" />` with an `<ApiTable>`, and gives the pictures
 * of the pages their sizes.
 */
export function remarkStudioTables() {
  return async (tree: Root, file: VFile): Promise<void> => {
    studioPictures(tree, file);
    await replaceElements(tree, file, ELEMENT, (of) => [element('ApiTable', studioTable(of))]);
  };
}

/**
 * Returns the search records of all rows, so that search finds each property and each field.
 *
 * @returns records with addresses from the start of Studio's pages:
 *   `reference/components/button/#prop-size`
 */
export function studioSearchRecords(): SearchRecord[] {
  return STUDIO_PAGES.flatMap(({ path, title, tables }) =>
    tables.flatMap((table) =>
      table.rows.map((row) => ({
        url: `${path}#${anchorOf(table, row)}`,
        kind: 'section' as const,
        page: title,
        heading: row.name,
        trail: [table.section ?? table.label],
        text: plainText(row.description),
        code: [plainText(row.type), row.default].filter(Boolean).join(' = '),
      })),
    ),
  );
}
