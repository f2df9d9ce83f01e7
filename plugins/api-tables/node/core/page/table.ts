import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { highlight } from '../../../../code/shared/highlight';
import { formatCode } from '../../../../shared/node/formatCode';
import { remembered } from '../../../../shared/remembered';
import type { ApiColumns, ApiRow, Block, Inline } from '../../../shared/rows';
import type { Member, Reference, TypeText } from '../reference';
import { element, heading } from './elements';
import { linkedType, type SiteLinks } from './links';
import { richText } from './richText';

/** Letters in a line: as many as fit into a table beside the name of a prop. */
const WIDTH = 64;

/**
 * Formats TypeScript as the samples of the site are formatted, each once: versions and components share
 * most of their types.
 */
export const formatted = remembered(async (code: string): Promise<string> =>
  (await formatCode(code, 'typescript', WIDTH)).trim(),
);

/** The frame in which a property is TypeScript. */
const FRAME = /^interface Frame \{\n([\s\S]*)\n\}$/;

/** Formats a property alone, such as `size: number`. */
export async function formattedProperty(code: string): Promise<string> {
  const framed = await formatted(`interface Frame { ${code} }`);
  return (FRAME.exec(framed)?.[1] ?? code).replace(/^ {2}/gm, '');
}

/**
 * The tables of a reference: what stands above each, what the anchors of its rows begin with, what its
 * first column is called and what stands in the others.
 */
export const TABLES = {
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
  classes: { title: 'CSS classes', row: 'class', columns: { name: 'Class' } },
  parameters: {
    title: 'Parameters',
    row: 'parameter',
    columns: { name: 'Parameter', type: 'Type' },
  },
  returns: { title: 'Returns', row: 'return', columns: { name: 'Name', type: 'Type' } },
} satisfies Record<string, { title: string; row: string; columns: ApiColumns }>;

type TableName = keyof typeof TABLES;

/** The tables that an export may have, with their rows; any of them may be empty. */
export function tablesOf(reference: Reference): [TableName, Member[]][] {
  if (reference.kind === 'hook') {
    return [
      ['parameters', reference.parameters],
      ['returns', reference.returns.members],
    ];
  }
  const names = ['props', 'slots', 'slotProps', 'classes'] as const;
  return names.map((name) => [name, reference[name]]);
}

/** The anchor of a row: `sx` → `prop-sx`. A CSS class comes with its dot. */
export function rowAnchor(table: TableName, name: string): string {
  return `${TABLES[table].row}-${name.replace(/^\./, '')}`;
}

/** The anchor of a type that the page of a hook explains, or of one of its fields. */
export function typeAnchor(name: string, field?: string): string {
  return ['type', name, ...(field ? [field] : [])].join('-');
}

/** What the page that a table stands on lends to it. */
export interface TableContext {
  links: SiteLinks;
  /** The anchor of a type that the page explains. */
  typeId?: (name: string) => string | undefined;
}

/** A property alone is no TypeScript; it is colored as part of an interface. */
async function highlightedProperty(property: string): Promise<string> {
  const code = await formattedProperty(property);
  const html = await highlight(`interface Frame {\n${code}\n}`, 'ts');
  return html.split('\n').slice(1, -1).join('\n');
}

async function highlightedCode(code: string): Promise<string> {
  return highlight(await formatted(code), 'ts');
}

async function moreOf({ whole, declarations }: TypeText): Promise<string> {
  const parts = await Promise.all([
    ...(whole ? [highlightedProperty(whole)] : []),
    ...(declarations ? [highlightedCode(declarations)] : []),
  ]);
  return parts.join('\n\n');
}

function descriptionOf({ description, notes }: Member, { rewrite }: SiteLinks): Block[] {
  const items = notes.map(({ term, text }): Inline[] => {
    const [first] = richText(text, rewrite);
    const words: Inline[] = Array.isArray(first) ? first : [text];
    return term === 'returns' ? ['Returns: ', ...words] : [{ code: term }, ': ', ...words];
  });
  return [...richText(description, rewrite), ...(items.length > 0 ? [{ list: items }] : [])];
}

async function rowOf(member: Member, id: string, { links, typeId }: TableContext): Promise<ApiRow> {
  const more = await moreOf(member.type);
  return {
    id,
    name: member.name,
    ...(member.required && { required: true }),
    type: { text: linkedType(member.type, links, typeId), ...(more && { more }) },
    ...(member.default !== undefined && { default: member.default }),
    description: descriptionOf(member, links),
    ...(member.deprecated !== undefined && {
      deprecated: richText(member.deprecated, links.rewrite),
    }),
  };
}

/** `a, b and c`: without a comma before the last. */
const NAMES = new Intl.ListFormat('en-GB');

/** Readers are told which descriptions are not the package's own words. */
function ownWords(members: readonly Member[]): Inline[] | undefined {
  const ours = members.filter(({ describedBy }) => describedBy === 'site');
  const names = NAMES.format(ours.map(({ name }) => `\`${name}\``));
  const note =
    ours.length === members.length
      ? 'The package has no descriptions here; these are this site’s.'
      : `The package does not describe ${names}; these words are this site’s.`;
  const [words] = ours.length > 0 ? richText(note) : [];
  return Array.isArray(words) ? words : undefined;
}

/**
 * A table as an element that draws plain data.
 *
 * @param label what it is a table of, for those who do not see the heading above it
 * @param idOf the anchor of a row
 */
export async function tableElement(
  label: string,
  { default: defaults, ...others }: ApiColumns,
  members: readonly Member[],
  idOf: (name: string) => string,
  context: TableContext,
): Promise<MdxJsxFlowElement> {
  const rows = await Promise.all(
    members.map((member) => rowOf(member, idOf(member.name), context)),
  );
  const note = ownWords(members);
  const columns =
    defaults !== undefined && rows.some((row) => row.default !== undefined)
      ? { ...others, default: defaults }
      : others;
  return element('ApiTable', { label, columns, rows, ...(note && { note }) });
}

/**
 * The section of one of the tables of an export, under its heading.
 *
 * @param owner the export
 * @param before what stands above the table, and `after` what stands below it
 * @returns nothing, where there is nothing to show
 */
export async function tableSection(
  table: TableName,
  owner: string,
  members: readonly Member[],
  context: TableContext,
  { before = [], after = [] }: { before?: RootContent[]; after?: RootContent[] } = {},
): Promise<RootContent[]> {
  if (before.length + members.length + after.length === 0) {
    return [];
  }
  const { title, columns } = TABLES[table];
  const label = table === 'returns' ? `What ${owner} returns` : `${title} of ${owner}`;
  const idOf = (name: string): string => rowAnchor(table, name);
  return [
    heading(2, title.toLowerCase().replace(' ', '-'), title),
    ...before,
    ...(members.length > 0 ? [await tableElement(label, columns, members, idOf, context)] : []),
    ...after,
  ];
}
