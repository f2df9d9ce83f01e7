// cspell:ignore mdxjs
import type { Heading, Nodes, Root } from 'mdast';
// This import only adds the types of directive nodes to mdast.
import type {} from 'mdast-util-directive';
import { getMetaValue } from '../../shared/node/codeMeta';

/** The start of a page, or a heading, with the content up to the next heading. */
export interface Section {
  /** The heading's anchor; `undefined` for the start of the page. */
  id: string | undefined;
  heading: string;
  /** The headings that contain the section, outermost first, without the page's title. */
  trail: string[];
  text: string;
  code: string;
}

/** The JSX attributes whose values are displayed as text. */
const DISPLAYED_ATTRIBUTES = new Set(['title', 'label', 'summary', 'description']);

/** The types of nodes that end a word, so that the text of one block doesn't run into the next. */
const BLOCK_TYPES = new Set([
  'paragraph',
  'listItem',
  'tableRow',
  'break',
  'mdxAdmonitionTitle',
  'mdxJsxFlowElement',
]);

/** The share of link text in a section above which the section counts as a list of links. */
const MAX_LINK_SHARE = 0.6;

/** The content of a section that is still being read. */
interface Content {
  text: string[];
  code: string[];
  /** The number of characters inside links. */
  linked: number;
}

/** The HTML properties that Docusaurus's remark plugins add to a node. */
interface HtmlData {
  hProperties?: { id?: unknown; title?: unknown };
}

function getHtmlProperties(node: Nodes): NonNullable<HtmlData['hProperties']> {
  return (node.data as HtmlData | undefined)?.hProperties ?? {};
}

function collectAttributes(node: Nodes, { text }: Content): void {
  const { title } = getHtmlProperties(node);
  if (node.type === 'containerDirective' && typeof title === 'string') {
    text.push(title, '. ');
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        DISPLAYED_ATTRIBUTES.has(attribute.name) &&
        typeof attribute.value === 'string'
      ) {
        text.push(attribute.value, ' ');
      }
    }
  }
}

/** Returns the value of an expression that contains only a string, such as `{'{'}`. */
function getLiteralText(expression: string): string {
  const literal = /^\s*(['"`])([^'"`$]*)\1\s*$/.exec(expression);
  return literal?.[2] ?? '';
}

/** Collects the content of a node. If `openSection` is given, each heading starts a new section. */
function collect(node: Nodes, into: Content, openSection?: (heading: Heading) => void): void {
  switch (node.type) {
    case 'heading':
      openSection?.(node);
      return;
    case 'text':
    case 'inlineCode':
      into.text.push(node.value);
      return;
    case 'code':
      into.code.push(getMetaValue(node.meta, 'title') ?? '', node.value);
      return;
    case 'mdxTextExpression':
      into.text.push(getLiteralText(node.value));
      return;
    case 'image':
    case 'html':
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return;
  }
  collectAttributes(node, into);
  if ('children' in node) {
    node.children.forEach((child) => collect(child, into, openSection));
  }
  if (node.type === 'link') {
    into.linked += getText(node.children).length;
  }
  if (node.type === 'tableCell') {
    into.text.push(' · ');
  } else if (BLOCK_TYPES.has(node.type)) {
    into.text.push(' ');
  }
}

function joinText(text: readonly string[]): string {
  return text
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?: ·)+(?= |$)/g, ' ·')
    .replace(/ ·$/, '');
}

/** Returns the text of nodes as readers see it. */
function getText(nodes: readonly Nodes[]): string {
  const content: Content = { text: [], code: [], linked: 0 };
  nodes.forEach((node) => collect(node, content));
  return joinText(content.text);
}

/**
 * Splits a page into its sections. Headings in tabs and admonitions also start sections, because Docusaurus's plugins
 * have given them ids.
 */
export function getSections(root: Root): Section[] {
  const start: Section = { id: undefined, heading: '', trail: [], text: '', code: '' };
  const sections: Section[] = [start];
  const above: { depth: number; heading: string }[] = [];
  const content: Content = { text: [], code: [], linked: 0 };

  const closeSection = (): void => {
    const last = sections.at(-1) ?? start;
    const text = joinText(content.text);
    // The text of a list of links is on the linked pages too, so it would be indexed twice.
    last.text = content.linked > MAX_LINK_SHARE * text.length ? '' : text;
    last.code = content.code.filter(Boolean).join('\n');
    Object.assign(content, { text: [], code: [], linked: 0 });
  };
  collect(root, content, (node) => {
    closeSection();
    while ((above.at(-1)?.depth ?? 0) >= node.depth) {
      above.pop();
    }
    const { id } = getHtmlProperties(node);
    const heading = getText(node.children);
    sections.push({
      id: typeof id === 'string' ? id : undefined,
      heading,
      trail: above.map((entry) => entry.heading),
      text: '',
      code: '',
    });
    above.push({ depth: node.depth, heading });
  });
  closeSection();
  return sections;
}
