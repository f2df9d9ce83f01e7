import type { Element, Nodes } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { Blockquote, BlockContent, Code, RootContent } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Article } from './article';
import { flattenTables } from './tables';

/** Elements that are of no use without a browser. Selectors would take about 13 ms more for each page. */
const OMITTED_TAGS = new Set(['button', 'iframe', 'svg', 'input', 'aside', 'wbr']);
const OMITTED_CLASSES = ['hash-link', 'visually-hidden'];

/** Returns whether an element is a checkbox of a task list (`- [x]`) and not a control. */
const isTaskBox = ({ tagName, properties }: Element): boolean =>
  tagName === 'input' && properties.type === 'checkbox' && properties.disabled === true;

function isOmitted(element: Element): boolean {
  const { className, dataVariant } = element.properties;
  return (
    (OMITTED_TAGS.has(element.tagName) && !isTaskBox(element)) ||
    (Array.isArray(className) && OMITTED_CLASSES.some((name) => className.includes(name))) ||
    'dataMarkdownIgnore' in element.properties ||
    dataVariant === 'JS'
  );
}

type Handler = (
  state: { all: (node: Nodes) => RootContent[]; toFlow: (nodes: RootContent[]) => BlockContent[] },
  element: Element,
) => unknown;

/** Converts a code block, with its language, and the file name as its title. */
const figure: Handler = (state, element) => {
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

/** Converts a callout to a quotation that starts with its title. */
const div: Handler = (state, element) => {
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

/** Removes from an element what Markdown can't have, and makes its URLs absolute. */
function clean(root: Element, pageUrl: string): Element {
  visit(root, 'element', (node, index, parent) => {
    if (parent && index !== undefined && isOmitted(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const name of ['href', 'src'] as const) {
      const url = node.properties[name];
      if (typeof url === 'string') {
        node.properties[name] = new URL(url, pageUrl).href;
      }
    }
    return undefined;
  });
  // Highlighted code has most of a page's elements; without them, the rest takes half of the time.
  visit(root, { tagName: 'code' }, (code) => {
    code.children = [{ type: 'text', value: toString(code) }];
    return SKIP;
  });
  flattenTables(root);
  return root;
}

/**
 * Creates the Markdown copy of a page from its built HTML, so that it has exactly the content that readers see,
 * including generated tables.
 *
 * @param article - the page's article, which is changed
 * @param pageUrl - the full URL of the page, because links in the copy are absolute
 * @returns title, description and text as Markdown
 */
export async function createPageMarkdown(
  { article, title, lead }: Article,
  pageUrl: string,
): Promise<string> {
  const bodies = selectAll('[data-markdown="start"], .prose', article);
  const page: Element = {
    type: 'element',
    tagName: 'article',
    properties: {},
    children: [title, lead, ...bodies.flatMap((body) => clean(body, pageUrl).children)],
  };
  const processor = unified()
    // React marks boundaries and the ends of text nodes with comments.
    .use(rehypeRemark, { handlers: { figure, div }, nodeHandlers: { comment: () => [] } } as never)
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true });
  const markdown = await processor.run({ type: 'root', children: [page] } as never);
  return processor.stringify(markdown);
}
