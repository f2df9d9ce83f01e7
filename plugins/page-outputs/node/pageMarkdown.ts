import { createSlugger } from '@docusaurus/utils/lib/slugger';
import type { Element, ElementContent, Nodes } from 'hast';
import { matches, select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { Blockquote, BlockContent, Code, Root, RootContent } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { tryDecode } from '../../shared/paths';
import { type Article, isOmitted } from '../shared/article';
import { createElement, createText, flattenTables } from './tables';

type Handler = (
  state: { all: (node: Nodes) => RootContent[]; toFlow: (nodes: RootContent[]) => BlockContent[] },
  element: Element,
) => unknown;

/** Converts a code block to a fence with its language, and with the file name as its title. */
const convertFigure: Handler = (state, element) => {
  const code = select('pre code', element);
  if (!code) {
    return state.all(element);
  }
  const title = element.properties.dataTitle;
  const language = element.properties.dataLanguage;
  return {
    type: 'code',
    lang: typeof language === 'string' ? language : null,
    meta: typeof title === 'string' ? `title="${title}"` : null,
    value: toString(code),
  } satisfies Code;
};

/** Converts a callout to a block quote that starts with the callout's title, and a tab to paragraphs. */
const convertDiv: Handler = (state, element) => {
  if (matches('.tab', element)) {
    // Without line breaks in the source, the content has no paragraphs, and would be joined with the label.
    return state.toFlow(state.all(element));
  }
  if (!matches('.callout', element)) {
    return state.all(element);
  }
  const title = select('.callout-title', element);
  const body = (select('.callout-body', element)?.children ?? []).filter(
    (child) => !(child.type === 'element' && matches('.callout-title', child)),
  );
  return {
    type: 'blockquote',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: [{ type: 'text', value: title ? toString(title) : '' }] },
        ],
      },
      ...state.toFlow(state.all({ type: 'root', children: body })),
    ],
  } satisfies Blockquote;
};

/** Converts the title of a fold to a bold paragraph, which text can't be confused with. */
const convertSummary: Handler = (state, element) => {
  const { children } = element;
  const unwrapped = children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'strong' ? node.children : [node],
  );
  const strong = createElement('strong', {}, unwrapped);
  return { type: 'paragraph', children: [{ type: 'strong', children: state.all(strong) }] };
};

/** Removes content that Markdown can't represent from an element, and makes its URLs absolute. */
function cleanElement(root: Element, pageUrl: string): Element {
  visit(root, 'element', (node, index, parent) => {
    if (parent && index !== undefined && isOmitted(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    // The pages' own attribute for aligned columns (src/markdown/rehypeTableLabels.ts).
    if (node.properties.dataAlign !== undefined) {
      node.properties.align = String(node.properties.dataAlign);
    }
    for (const name of ['href', 'src'] as const) {
      const url = node.properties[name];
      if (typeof url === 'string') {
        node.properties[name] = new URL(url, pageUrl).href;
      }
    }
    return undefined;
  });
  // Most elements of a page are tokens of highlighted code. Removing these elements first halves the time of the
  // following steps.
  visit(root, { tagName: 'code' }, (code) => {
    code.children = [{ type: 'text', value: toString(code) }];
    return SKIP;
  });
  flattenTables(root);
  return root;
}

interface PageHeading {
  level: number;
  text: string;
  /** The fragment that Markdown viewers derive from the text. */
  slug: string;
}

/** Matches the names of heading elements. */
const HEADING_TAG = /^h[1-6]$/;

/** Returns the last heading up to each id, because only headings can be the targets of links in Markdown. */
function findHeadingsOfIds(page: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  let heading: Element | undefined;
  visit(page, 'element', (node) => {
    heading = HEADING_TAG.test(node.tagName) ? node : heading;
    if (typeof node.properties.id === 'string' && heading) {
      found.set(node.properties.id, heading);
    }
  });
  return found;
}

/** Replaces links that lead nowhere in a copy with their content: to their own section, and from images to the same image. */
function unwrapUselessLinks(page: Element, headingsOfIds: ReadonlyMap<string, Element>): void {
  let heading: Element | undefined;
  visit(page, 'element', (node, index, parent) => {
    heading = HEADING_TAG.test(node.tagName) ? node : heading;
    const { href } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string' || !parent || index === undefined) {
      return undefined;
    }
    const target = href.startsWith('#') ? headingsOfIds.get(tryDecode(href.slice(1))) : undefined;
    if ((target && target === heading) || select('img', node)?.properties.src === href) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    return undefined;
  });
}

function readHeadings(page: Element): Map<Element, PageHeading> {
  const slugger = createSlugger();
  const headings = new Map<Element, PageHeading>();
  visit(page, 'element', (node) => {
    if (HEADING_TAG.test(node.tagName)) {
      const text = toString(node).trim();
      headings.set(node, { level: Number(node.tagName[1]), text, slug: slugger.slug(text) });
    }
  });
  return headings;
}

function createContents(headings: Iterable<PageHeading>): Element {
  const list = createElement('ul', {}, []);
  for (const { level, text, slug } of headings) {
    const link = createElement('a', { href: `#${slug}` }, [createText(text)]);
    const item = createElement('li', {}, [link]);
    const section = list.children.at(-1);
    if (level === 2 || section?.type !== 'element') {
      list.children.push(item);
    } else {
      const [, nested = createElement('ul', {}, [])] = section.children;
      section.children[1] = nested;
      (nested as Element).children.push(item);
    }
  }
  return list;
}

/** The Markdown of a page. */
export interface PageMarkdown {
  /** The title, the description, and the content. */
  whole: string;
  /** The content of the `.md` file, which begins with links to the sections of a long page. */
  copy: string;
  /** The fragments of the copy by the ids of the page. */
  fragments: Record<string, string>;
}

/** The length of the Markdown, in characters, from which a copy begins with its contents. */
const MIN_LENGTH_WITH_CONTENTS = 10_000;

/** Adds no blank lines around nested lists. */
function tightenLists() {
  return (tree: Root): void => {
    visit(tree, 'list', (list) => {
      for (const item of list.children) {
        item.spread = item.children.filter(({ type }) => type !== 'list').length > 1;
      }
      list.spread = list.children.some(({ spread }) => spread);
    });
  };
}

async function toMarkdown(children: ElementContent[]): Promise<string> {
  const processor = unified()
    // React marks Suspense boundaries and the ends of text nodes with comments.
    .use(rehypeRemark, {
      handlers: { figure: convertFigure, div: convertDiv, summary: convertSummary },
      nodeHandlers: { comment: () => [] },
    } as never)
    .use(tightenLists)
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true });
  return processor.stringify(await processor.run({ type: 'root', children } as never));
}

/**
 * Creates the Markdown of a page from its built HTML, so that it has the same content as the page, including generated
 * tables.
 *
 * @param article - the page's article, which this function modifies
 * @param pageUrl - the full URL of the page, because links in the copy are absolute
 */
export async function createPageMarkdown(
  { title, lead, bodies }: Article,
  pageUrl: string,
): Promise<PageMarkdown> {
  const content = createElement('article', {}, [title, ...bodies]);
  const headingsOfIds = findHeadingsOfIds(content);
  unwrapUselessLinks(content, headingsOfIds);
  const page = createElement('article', {}, [
    title,
    lead,
    ...bodies.flatMap((body) => cleanElement(body, pageUrl).children),
  ]);
  const headings = readHeadings(page);
  const fragments = Object.fromEntries(
    [...headingsOfIds].map(([id, heading]) => [id, headings.get(heading)?.slug ?? '']),
  );
  const whole = await toMarkdown([page]);
  if (whole.length < MIN_LENGTH_WITH_CONTENTS) {
    return { whole, copy: whole, fragments };
  }
  const sections = [...headings.values()].filter(({ level }) => level === 2 || level === 3);
  page.children.splice(2, 0, createContents(sections));
  return { whole, copy: await toMarkdown([page]), fragments };
}
