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
import { type ElementKinds, isOf } from './elementKinds';
import { flattenTables } from './tables';

/** What a program that reads for people has no use for. */
const OMITTED: ElementKinds = {
  tags: new Set(['button', 'iframe', 'svg', 'input', 'aside', 'wbr']),
  classes: ['hash-link', 'visually-hidden'],
};

/** The box of a task list (`- [x]`), as against a control. */
const isTaskBox = ({ tagName, properties }: Element): boolean =>
  tagName === 'input' && properties.type === 'checkbox' && properties.disabled === true;

const isOmitted = (element: Element): boolean =>
  (isOf(element, OMITTED) && !isTaskBox(element)) ||
  'dataMarkdownIgnore' in element.properties ||
  element.properties.dataVariant === 'JS';

type Handler = (
  state: { all: (node: Nodes) => RootContent[]; toFlow: (nodes: RootContent[]) => BlockContent[] },
  element: Element,
) => unknown;

/** A code block, with its language and the file's name as its meta. */
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

/** A callout becomes a quotation that begins with its title. */
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

function cleaned(root: Element, pageUrl: string): Element {
  visit(root, 'element', (node, index, parent) => {
    if (parent && index !== undefined && isOmitted(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const name of ['href', 'src'] as const) {
      const address = node.properties[name];
      if (typeof address === 'string') {
        node.properties[name] = new URL(address, pageUrl).href;
      }
    }
    return undefined;
  });
  // Code's colors are most of a page's elements: without them, all that follows takes half of the time.
  visit(root, { tagName: 'code' }, (code) => {
    code.children = [{ type: 'text', value: toString(code) }];
    return SKIP;
  });
  flattenTables(root);
  return root;
}

/**
 * Makes a page's Markdown twin from its built HTML, so that it says exactly what readers see,
 * generated tables included.
 *
 * @param page is changed
 * @param pageUrl its full address; links in the twin are absolute
 * @returns title, description and text as clean Markdown
 */
export async function pageMarkdown(
  { article, title, lead }: Article,
  pageUrl: string,
): Promise<string> {
  const bodies = selectAll('[data-twin="start"], .prose', article);
  const page: Element = {
    type: 'element',
    tagName: 'article',
    properties: {},
    children: [title, lead, ...bodies.flatMap((body) => cleaned(body, pageUrl).children)],
  };
  const processor = unified()
    // React's comments mark its boundaries and the ends of its texts.
    .use(rehypeRemark, { handlers: { figure, div }, nodeHandlers: { comment: () => [] } } as never)
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true });
  const markdown = await processor.run({ type: 'root', children: [page] } as never);
  return processor.stringify(markdown);
}
