// cspell:ignore mdxjs
import type { Nodes, Root } from 'mdast';
// Only for its types: adds the directive nodes to mdast's.
import type {} from 'mdast-util-directive';
import { finalCode } from '../../shared/notation';

/** A heading, or the start of the page, with what stands below it down to the next heading. */
export interface Section {
  /** The heading's anchor; `undefined` for the start of the page. */
  id: string | undefined;
  heading: string;
  /** The headings above, outermost first, without the page's title. */
  trail: string[];
  text: string;
  code: string;
}

/** Attributes of JSX elements that a reader sees as text. */
const SHOWN_ATTRIBUTES = new Set(['title', 'label', 'summary', 'description']);

/** What ends a word: text of two blocks must not run together. */
const BLOCKS = new Set([
  'paragraph',
  'listItem',
  'tableRow',
  'break',
  'mdxAdmonitionTitle',
  'mdxJsxFlowElement',
]);

/** A section of which links are a larger share is a list of links. */
const LINK_SHARE = 0.6;

interface Collected {
  text: string[];
  code: string[];
  /** Letters of links. */
  linked: number;
}

function nothing(): Collected {
  return { text: [], code: [], linked: 0 };
}

/** What Docusaurus's remark plugins leave on a node for the page's HTML. */
interface HtmlData {
  hProperties?: { id?: unknown; title?: unknown };
}

function htmlProperties(node: Nodes): NonNullable<HtmlData['hProperties']> {
  return (node.data as HtmlData | undefined)?.hProperties ?? {};
}

/** What a node says by itself, apart from its children. */
function collectOwn(node: Nodes, into: Collected): void {
  const { title } = htmlProperties(node);
  if (node.type === 'containerDirective' && typeof title === 'string') {
    into.text.push(title, '. ');
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        SHOWN_ATTRIBUTES.has(attribute.name) &&
        typeof attribute.value === 'string'
      ) {
        into.text.push(attribute.value, ' ');
      }
    }
  }
}

/** `{'{'}` and the like: a text written as an expression. */
function literalText(expression: string): string {
  const literal = /^\s*(['"`])([^'"`$]*)\1\s*$/.exec(expression);
  return literal?.[2] ?? '';
}

function collect(node: Nodes, into: Collected): void {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      into.text.push(node.value);
      return;
    case 'code':
      into.code.push(/title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '', finalCode(node.value));
      return;
    case 'mdxTextExpression':
      into.text.push(literalText(node.value));
      return;
    case 'image':
    case 'html':
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return;
  }
  collectOwn(node, into);
  if ('children' in node) {
    for (const child of node.children) {
      collect(child, into);
    }
  }
  if (node.type === 'link') {
    into.linked += textOf({ type: 'paragraph', children: node.children }).length;
  }
  if (node.type === 'tableCell') {
    into.text.push(' · ');
  } else if (BLOCKS.has(node.type)) {
    into.text.push(' ');
  }
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?: ·)+(?= |$)/g, ' ·')
    .replace(/ ·$/, '');
}

/** The text of a node, as a reader would read it aloud. */
function textOf(node: Nodes): string {
  const into = nothing();
  collect(node, into);
  return tidy(into.text.join(''));
}

/**
 * Cuts a page into its sections. Headings count wherever they stand (in tabs, in admonitions), as
 * they do for Docusaurus, whose plugins have already given each its id.
 */
export function sectionsOf(root: Root): Section[] {
  const start: Section = { id: undefined, heading: '', trail: [], text: '', code: '' };
  const sections: Section[] = [start];
  const above: { depth: number; heading: string }[] = [];
  let into = nothing();

  const finish = (): void => {
    const last = sections.at(-1) ?? start;
    const text = tidy(into.text.join(''));
    // What a list of links says is said where the links lead.
    last.text = into.linked > LINK_SHARE * text.length ? '' : text;
    last.code = into.code.filter(Boolean).join('\n');
    into = nothing();
  };
  const open = (node: Extract<Nodes, { type: 'heading' }>): void => {
    const heading = textOf(node);
    finish();
    while ((above.at(-1)?.depth ?? 0) >= node.depth) {
      above.pop();
    }
    const { id } = htmlProperties(node);
    sections.push({
      id: typeof id === 'string' ? id : undefined,
      heading,
      trail: above.map((entry) => entry.heading),
      text: '',
      code: '',
    });
    above.push({ depth: node.depth, heading });
  };
  const walk = (node: Nodes): void => {
    if (node.type === 'heading') {
      // A page's title in its text is in the record of the page's head already.
      if (node.depth > 1) {
        open(node);
      }
    } else if ('children' in node && holdsHeading(node)) {
      collectOwn(node, into);
      for (const child of node.children) {
        walk(child);
      }
    } else {
      collect(node, into);
    }
  };
  walk(root);
  finish();
  return sections;
}

function holdsHeading(node: Nodes): boolean {
  return (
    node.type === 'heading' ||
    ('children' in node && node.children.some((child) => holdsHeading(child)))
  );
}
