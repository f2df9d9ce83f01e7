import type { Heading, Root, RootContent } from 'mdast';
import type {
  ComponentReference,
  HookReference,
  Inherited,
  NamedType,
  Reference,
} from '../reference';
import { code, heading } from './elements';
import type { SiteLinks } from './links';
import { markdown } from './richText';
import {
  formatted,
  type TableContext,
  tableElement,
  tableSection,
  tablesOf,
  typeAnchor,
} from './table';

/** What the section is called, whoever writes it. */
const DEMOS = 'Demos';

function isDemos(node: RootContent): node is Heading {
  if (node.type !== 'heading' || node.depth !== 2) {
    return false;
  }
  const [title, ...rest] = node.children;
  return title?.type === 'text' && title.value === DEMOS && rest.length === 0;
}

const generatedHeadings = new WeakSet<RootContent>();

/**
 * The section that lists the demos which the package names.
 *
 * @param items as entries of a list in Markdown
 */
function demosSection(items: readonly string[]): RootContent[] {
  const title = heading(2, DEMOS.toLowerCase(), DEMOS);
  generatedHeadings.add(title);
  return [title, ...markdown(items.join('\n'))];
}

/**
 * Joins two sections about demos: what the package names goes to the end of the writer's own section,
 * so that a page has one. A page with one section stays as it is.
 */
export function joinDemos({ children }: Root): void {
  const generated = children.findIndex((node) => generatedHeadings.has(node));
  const isOwn = (node: RootContent): boolean => isDemos(node) && !generatedHeadings.has(node);
  if (generated === -1 || !children.some(isOwn)) {
    return;
  }
  const [, items] = children.splice(generated, 2);
  const own = children.findIndex(isOwn);
  const end = children.findIndex((node, at) => at > own && node.type === 'heading');
  if (items) {
    const place = end === -1 ? children.length : end;
    children.splice(place, 0, ...markdown('All demos that show it:'), items);
  }
}

/** Packages by the names that their readers know. */
const PACKAGES: Record<string, string> = {
  '@mui/material': 'Material UI’s',
  '@mui/system': 'MUI System’s',
  '@mui/x-data-grid': 'MUI X’s',
  react: 'React’s',
};

function inheritedText({ type, of, package: owner, url }: Inherited): string {
  return `${PACKAGES[owner] ?? owner} ${url ? `[${of}](${url})` : of} (\`${type}\`)`;
}

/** Props that come from elsewhere are named, not listed: there are hundreds of them. */
function inheritance({ name, props, inherits }: ComponentReference): RootContent[] {
  if (inherits.length === 0) {
    return props.length === 0 ? markdown(`\`${name}\` takes no props.`) : [];
  }
  const takes = props.length > 0 ? 'also takes' : 'takes';
  const sources = inherits.map(inheritedText).join(' and of ');
  return markdown(`\`${name}\` ${takes} the props of ${sources}.`);
}

/** Props, slots, slot props and CSS classes of a component, under headings. */
async function componentSections(
  reference: ComponentReference,
  context: TableContext,
): Promise<RootContent[]> {
  const sections = await Promise.all(
    tablesOf(reference).map(([table, members]) => {
      const after = table === 'props' ? inheritance(reference) : [];
      return tableSection(table, reference.name, members, context, { after });
    }),
  );
  return sections.flat();
}

/** What stands in the columns of a type's table. */
const FIELD_COLUMNS = { name: 'Field', type: 'Type' };

/** What a hook returns, in a word for each overload. */
function returned(
  { returns: { type, description } }: HookReference,
  { links }: TableContext,
): RootContent[] {
  const types = type.text.split('\n').map((text) => `\`\` ${text} \`\``);
  return [
    ...markdown(types.length === 1 ? types.join() : types.map((text) => `- ${text}`).join('\n')),
    ...markdown(description, links.rewrite),
  ];
}

async function namedType(
  { name, description, code: declaration, members }: NamedType,
  context: TableContext,
): Promise<RootContent[]> {
  const idOf = (field: string): string => typeAnchor(name, field);
  return [
    heading(3, typeAnchor(name), name),
    ...markdown(description, context.links.rewrite),
    members.length > 0
      ? await tableElement(`Fields of ${name}`, FIELD_COLUMNS, members, idOf, context)
      : code('ts', await formatted(declaration)),
  ];
}

/** Signature, parameters, returned value and types of a hook, under headings. */
async function hookSections(reference: HookReference, page: TableContext): Promise<RootContent[]> {
  const { name, signatures, parameters, returns, types } = reference;
  const context: TableContext = {
    ...page,
    typeId: (named) => (types.some((type) => type.name === named) ? typeAnchor(named) : undefined),
  };
  const explained = await Promise.all(types.map((type) => namedType(type, context)));
  return [
    heading(2, 'signature', 'Signature'),
    code('ts', await formatted(signatures)),
    ...(await tableSection('parameters', name, parameters, context)),
    ...(await tableSection('returns', name, returns.members, context, {
      before: returned(reference, context),
    })),
    ...(types.length > 0 ? [heading(2, 'types', 'Types'), ...explained.flat()] : []),
  ];
}

function importCode({ name, modules }: Reference): string {
  return modules.map((module) => `import { ${name} } from '${module}';`).join('\n// or\n');
}

function versionNote({ name, package: from, version }: Reference, missingIn?: string) {
  return missingIn === undefined
    ? []
    : markdown(`\`${name}\` comes with ${version} of \`${from}\`; ${missingIn} does not have it.`);
}

/** A page that shows the export, and the live demos on it that do. */
function demoItem(name: string, title: string, page: string, { demosOn }: SiteLinks) {
  const live = demosOn(page, name).map((demo) => `[${demo.title}](${demo.url})`);
  return `- [${title}](${page})${live.length > 0 ? `: ${live.join(', ')}` : ''}`;
}

/**
 * All that is known of an export, as the body of its page.
 *
 * @param missingIn the version that the page is for, if it has not got what is shown
 */
export async function expandReference(
  reference: Reference,
  context: TableContext,
  missingIn?: string,
): Promise<RootContent[]> {
  const { links } = context;
  const { name, description, demos, sourceUrl, version } = reference;
  return [
    heading(2, 'import', 'Import'),
    ...versionNote(reference, missingIn),
    code('tsx', importCode(reference)),
    // Not before the heading, where it would end the page's own last section.
    ...markdown(description, links.rewrite),
    ...(sourceUrl ? markdown(`[Source code of ${version}](${sourceUrl})`) : []),
    ...(reference.kind === 'component'
      ? await componentSections(reference, context)
      : await hookSections(reference, context)),
    ...(demos.length > 0
      ? demosSection(
          demos.map(({ title, url }) => demoItem(name, title, links.rewrite(url), links)),
        )
      : []),
  ];
}
