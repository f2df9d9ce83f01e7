import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { highlight } from '../../../../code/shared/highlight';
import { createElement } from '../../../../shared/node/mdx';
import { formatCode } from '../../../../code/shared/formatCode';
import { memoize } from '../../../../shared/memoize';
import type { ApiColumns, ApiRow, Block, Inline } from '../../../shared/rows';
import type { Member, TypeText } from '../reference';
import { createHeading } from './elements';
import { linkType, type SiteLinks } from './links';
import { toBlocks } from './richText';

/** The maximum line length of definitions in a table. */
const PRINT_WIDTH = 64;

/**
 * Formats TypeScript in the style of the site's samples. Results are memoized, because versions have most of their
 * types in common.
 */
export const formatTypeScript = memoize(async (code: string): Promise<string> =>
  (await formatCode(code, 'typescript', PRINT_WIDTH)).trim(),
);

/** The tables of a reference, with their title, the prefix of their rows' anchors, and their columns. */
const TABLES = {
  props: {
    title: 'Props',
    row: 'prop',
    columns: { name: 'Name', type: 'Type', default: 'Default' },
  },
  slots: {
    title: 'Slots',
    row: 'slot',
    columns: { name: 'Slot', type: 'Type', default: 'Default' },
  },
  slotProps: { title: 'Slot props', row: 'slot-prop', columns: { name: 'Slot', type: 'Type' } },
  parameters: {
    title: 'Parameters',
    row: 'parameter',
    columns: { name: 'Parameter', type: 'Type' },
  },
  returns: { title: 'Returns', row: 'return', columns: { name: 'Name', type: 'Type' } },
} satisfies Record<string, { title: string; row: string; columns: ApiColumns }>;

type TableName = keyof typeof TABLES;

/**
 * Formats and highlights a property, such as `size: number`, inside an interface, because it isn't valid TypeScript by
 * itself.
 */
async function highlightProperty(property: string): Promise<string> {
  const code = await formatTypeScript(`interface Frame { ${property} }`);
  const html = await highlight(code.replace(/^ {2}/gm, ''), 'ts');
  return html.split('\n').slice(1, -1).join('\n');
}

async function highlightType({ full, declarations }: TypeText): Promise<string> {
  const parts = await Promise.all([
    ...(full ? [highlightProperty(full)] : []),
    ...(declarations ? [highlight(await formatTypeScript(declarations), 'ts')] : []),
  ]);
  return parts.join('\n\n');
}

function createDescription({ description, notes }: Member, { rewrite }: SiteLinks): Block[] {
  const items = notes.map(({ term, text }): Inline[] => {
    const [first] = toBlocks(text, rewrite);
    const words: Inline[] = Array.isArray(first) ? first : [text];
    return term === 'returns' ? ['Returns: ', ...words] : [{ code: term }, ': ', ...words];
  });
  return [...toBlocks(description, rewrite), ...(items.length > 0 ? [{ list: items }] : [])];
}

async function createRow(member: Member, id: string, links: SiteLinks): Promise<ApiRow> {
  const more = await highlightType(member.type);
  return {
    id,
    name: member.name,
    ...(member.required && { required: true }),
    type: { text: linkType(member.type, links), ...(more && { more }) },
    ...(member.default !== undefined && { default: member.default }),
    description: createDescription(member, links),
    ...(member.deprecated !== undefined && {
      deprecated: toBlocks(member.deprecated, links.rewrite),
    }),
  };
}

/** Formats lists with a serial comma, as in the pages: `a, b, and c`. */
const LIST_FORMAT = new Intl.ListFormat('en-US');

/** Creates the note that lists the rows whose descriptions are from this site. */
function createDescriptionNote(members: readonly Member[]): Inline[] | undefined {
  const ours = members.filter(({ describedBy }) => describedBy === 'site');
  const names = LIST_FORMAT.format(ours.map(({ name }) => `\`${name}\``));
  const note =
    ours.length === members.length
      ? 'The descriptions are from this site, because the package has none.'
      : `Described by this site, because the package has no description: ${names}.`;
  const [words] = ours.length > 0 ? toBlocks(note) : [];
  return Array.isArray(words) ? words : undefined;
}

/**
 * Creates a table.
 *
 * @param label - the accessible name
 * @param getId - returns the anchor of a row
 */
export async function createTable(
  label: string,
  { default: defaults, ...others }: ApiColumns,
  members: readonly Member[],
  getId: (name: string) => string,
  links: SiteLinks,
): Promise<MdxJsxFlowElement> {
  const rows = await Promise.all(
    members.map((member) => createRow(member, getId(member.name), links)),
  );
  const note = createDescriptionNote(members);
  const columns =
    defaults !== undefined && rows.some((row) => row.default !== undefined)
      ? { ...others, default: defaults }
      : others;
  return createElement('ApiTable', { label, columns, rows, ...(note && { note }) });
}

/**
 * Creates a section that consists of a heading and a table.
 *
 * @param owner - the name of the export
 * @param content - the nodes before and after the table
 * @returns an empty list if the section would be empty
 */
export async function createTableSection(
  table: TableName,
  owner: string,
  members: readonly Member[],
  links: SiteLinks,
  { before = [], after = [] }: { before?: RootContent[]; after?: RootContent[] } = {},
): Promise<RootContent[]> {
  if (before.length + members.length + after.length === 0) {
    return [];
  }
  const { title, row, columns } = TABLES[table];
  const label = table === 'returns' ? `Return value of ${owner}` : `${title} of ${owner}`;
  const getId = (name: string): string => `${row}-${name}`;
  return [
    createHeading(2, title.toLowerCase().replace(' ', '-'), title),
    ...before,
    ...(members.length > 0 ? [await createTable(label, columns, members, getId, links)] : []),
    ...after,
  ];
}
