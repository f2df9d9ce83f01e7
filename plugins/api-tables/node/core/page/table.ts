import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { highlight } from '../../../../code/shared/highlight';
import type { ApiColumns, ApiRow, Block, Inline } from '../../../shared/rows';
import { formatted, formattedProperty } from '../format';
import type { Member, TypeText } from '../reference';
import { element, heading } from './elements';
import { linkedType, type SiteLinks } from './links';
import { richText } from './richText';
import { rowAnchor, type TableName, TABLES } from './tables';

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
