import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type {
  ComponentReference,
  HookReference,
  InheritedProps,
  NamedType,
  Reference,
} from '../reference';
import { createElement } from '../../../../shared/node/mdx';
import { createCodeBlock, createHeading } from './elements';
import { getTypeAnchor, type SiteLinks } from './links';
import { parseMarkdown } from './richText';
import { createTable, createTableSection, formatTypeScript } from './table';

/** The title of the Demos section, whether it is generated or part of the page's source. */
const DEMOS_TITLE = 'Demos';

const generatedHeadings = new WeakSet<RootContent>();

/**
 * Creates the section with cards for the demos from the package's comment.
 *
 * @param items - the list items, as Markdown
 */
function createDemosSection(items: readonly string[]): RootContent[] {
  const title = createHeading(2, DEMOS_TITLE.toLowerCase(), DEMOS_TITLE);
  generatedHeadings.add(title);
  return [
    title,
    { ...createElement('LinkCards'), children: parseMarkdown(items.join('\n')) } as RootContent,
  ];
}

/** Moves the generated list of demos to the end of the page's own Demos section, if there is one. */
export function mergeDemoSections({ children }: Root): void {
  const generated = children.findIndex((node) => generatedHeadings.has(node));
  const isOwn = (node: RootContent): boolean =>
    node.type === 'heading' &&
    node.depth === 2 &&
    toString(node) === DEMOS_TITLE &&
    !generatedHeadings.has(node);
  if (generated === -1 || !children.some(isOwn)) {
    return;
  }
  const [, items] = children.splice(generated, 2);
  const headingIndex = children.findIndex(isOwn);
  const end = children.findIndex((node, at) => at > headingIndex && node.type === 'heading');
  if (items) {
    const insertAt = end === -1 ? children.length : end;
    children.splice(insertAt, 0, ...parseMarkdown('All demos that use it:'), items);
  }
}

/** The possessive display names of packages. */
const PACKAGE_LABELS: Record<string, string> = {
  '@mui/material': 'Material UI’s',
  '@mui/system': 'MUI System’s',
  '@mui/x-data-grid': 'MUI X’s',
  react: 'React’s',
};

function describeInheritedProps({ type, component, package: owner, url }: InheritedProps): string {
  return `${PACKAGE_LABELS[owner] ?? owner} ${url ? `[${component}](${url})` : component} (\`${type}\`)`;
}

/**
 * Creates the note that links to the components whose props the component also accepts. Listing these hundreds of props
 * wouldn't help readers.
 */
function createInheritedPropsNote({ name, props, inherits }: ComponentReference): RootContent[] {
  if (inherits.length === 0) {
    return props.length === 0 ? parseMarkdown(`\`${name}\` takes no props.`) : [];
  }
  const takes = props.length > 0 ? 'also takes' : 'takes';
  const sources = inherits.map(describeInheritedProps).join(' and of ');
  return parseMarkdown(`\`${name}\` ${takes} the props of ${sources}.`);
}

async function createComponentSections(
  reference: ComponentReference,
  links: SiteLinks,
): Promise<RootContent[]> {
  const sections = await Promise.all(
    (['props', 'slots', 'slotProps'] as const).map((table) => {
      const after = table === 'props' ? createInheritedPropsNote(reference) : [];
      return createTableSection(table, reference.name, reference[table], links, { after });
    }),
  );
  return sections.flat();
}

const FIELD_COLUMNS = { name: 'Field', type: 'Type' };

/**
 * Creates the description of a hook's return value. If the hook has overloads, the description lists their return
 * types.
 */
function createReturnDescription(
  { returns: { type, description } }: HookReference,
  { rewrite }: SiteLinks,
): RootContent[] {
  const types = type.text.split('\n').map((text) => `\`\` ${text} \`\``);
  return [
    ...parseMarkdown(
      types.length === 1 ? types.join() : types.map((text) => `- ${text}`).join('\n'),
    ),
    ...parseMarkdown(description, rewrite),
  ];
}

async function createNamedTypeSection(
  { name, description, code: declaration, members }: NamedType,
  links: SiteLinks,
): Promise<RootContent[]> {
  const getId = (field: string): string => getTypeAnchor(name, field);
  return [
    createHeading(3, getTypeAnchor(name), name),
    ...parseMarkdown(description, links.rewrite),
    members.length > 0
      ? await createTable(`Fields of ${name}`, FIELD_COLUMNS, members, getId, links)
      : createCodeBlock('ts', await formatTypeScript(declaration)),
  ];
}

async function createHookSections(
  reference: HookReference,
  links: SiteLinks,
): Promise<RootContent[]> {
  const { name, signatures, parameters, returns, types } = reference;
  const typeSections = await Promise.all(types.map((type) => createNamedTypeSection(type, links)));
  return [
    createHeading(2, 'signature', 'Signature'),
    createCodeBlock('ts', await formatTypeScript(signatures)),
    ...(await createTableSection('parameters', name, parameters, links)),
    ...(await createTableSection('returns', name, returns.members, links, {
      before: createReturnDescription(reference, links),
    })),
    ...(types.length > 0 ? [createHeading(2, 'types', 'Types'), ...typeSections.flat()] : []),
  ];
}

function getImportCode({ name, modules }: Reference): string {
  return modules.map((module) => `import { ${name} } from '${module}';`).join('\n// or\n');
}

function createVersionNote({ name, package: from, version }: Reference, missingIn?: string) {
  return missingIn === undefined
    ? []
    : parseMarkdown(
        `\`${name}\` requires \`${from}\` ${version}. Version ${missingIn} doesn’t include it.`,
      );
}

/** Creates a card as a Markdown list item. The card links to a page and to the page's live demos of the export. */
function createDemoItem(name: string, title: string, page: string, { findDemos }: SiteLinks) {
  const live = findDemos(page, name).map((demo) => `\n  - [${demo.title}](${demo.url})`);
  return `- [${title}](${page})${live.join('')}`;
}

/**
 * Creates the reference of an export, which is the main content of its page.
 *
 * @param missingIn - the documented version, if it doesn't have the export
 */
export async function createReference(
  reference: Reference,
  links: SiteLinks,
  missingIn?: string,
): Promise<RootContent[]> {
  const { name, description, demos } = reference;
  return [
    createHeading(2, 'import', 'Import'),
    ...createVersionNote(reference, missingIn),
    createCodeBlock('tsx', getImportCode(reference)),
    // The description must follow a heading. Otherwise, it would belong to the previous section of the page.
    ...parseMarkdown(description, links.rewrite),
    ...(reference.kind === 'component'
      ? await createComponentSections(reference, links)
      : await createHookSections(reference, links)),
    ...(demos.length > 0
      ? createDemosSection(
          demos.map(({ title, url }) => createDemoItem(name, title, links.rewrite(url), links)),
        )
      : []),
  ];
}
