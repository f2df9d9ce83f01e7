import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { createElement } from '../../../shared/node/mdx';
import type { ApiRow } from '../../shared/rows';
import { replaceElements } from '../core/page/elements';
import { toBlocks } from '../core/page/richText';
import pages from './tables.json';

/** A property of a component, or a field of an object in a Studio file. */
interface StudioRow {
  name: string;
  required?: boolean;
  /** The type as Markdown, which can contain links. */
  type: string;
  default?: string;
  /** The description, as Markdown. */
  description: string;
}

interface StudioTable {
  /** The name that pages use: `<StudioTable of="…" />`. */
  of: string;
  label: string;
  anchor: string;
  rows: StudioRow[];
}

interface StudioPage {
  /** The path relative to Studio's pages: `reference/components/button/`. */
  path: string;
  title: string;
  tables: StudioTable[];
}

/**
 * The reference of Studio 0.13.0. Types and defaults were read from the published packages, and are final because
 * 0.13.0 is the last version. Descriptions are the site's own.
 */
export const STUDIO_PAGES: readonly StudioPage[] = pages;

const STUDIO_TABLES = STUDIO_PAGES.flatMap(({ tables }) => tables);

/** Returns the anchor of a row. The `$$` of bindings is omitted. */
function getAnchor({ anchor }: StudioTable, { name }: StudioRow): string {
  return `${anchor}-${name.replaceAll('$', '')}`;
}

function createRow(table: StudioTable, row: StudioRow): ApiRow {
  const [type] = toBlocks(row.type);
  return {
    id: getAnchor(table, row),
    name: row.name,
    ...(row.required && { required: true }),
    type: { text: [Array.isArray(type) ? type : [row.type]] },
    ...(row.default !== undefined && { default: row.default }),
    description: toBlocks(row.description),
  };
}

/**
 * Creates the props of an `<ApiTable>`.
 *
 * @param name - a component (`Button`), a property that contains objects (`DataGrid.columns`), or an object in a file
 *   (`PageSpec`)
 * @throws Error that lists all tables, if there is no such table
 */
export function getStudioTable(name: string) {
  const table = STUDIO_TABLES.find((candidate) => candidate.of === name);
  if (!table) {
    throw new Error(
      `Expected the name of a Studio component, property, or object, found "${name}". ` +
        `Available names: ${STUDIO_TABLES.map((known) => known.of).join(', ')}.`,
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

/** Remark plugin that replaces `<StudioTable of="Button" />` with an `<ApiTable>`. */
export function remarkStudioTables() {
  return (tree: Root, file: VFile): Promise<void> =>
    replaceElements(tree, file, 'StudioTable', 'of', (of) => [
      createElement('ApiTable', getStudioTable(of)),
    ]);
}
