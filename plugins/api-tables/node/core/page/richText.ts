import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { Block, Inline } from '../../../shared/rows';

const keepUrl = (url: string): string => url;

/** The extension that disables HTML, because tags such as `<form>` in comments are meant as text. */
const NO_HTML_EXTENSION = { disable: { null: ['htmlFlow', 'htmlText'] } };

/** Parses Markdown into nodes for a page. */
export function parseMarkdown(text: string, rewriteUrl = keepUrl): RootContent[] {
  const root = fromMarkdown(text, { extensions: [NO_HTML_EXTENSION] });
  visit(root, (node) => {
    // The positions refer to the parsed text, not to the page.
    delete node.position;
    if (node.type === 'link') {
      node.url = rewriteUrl(node.url);
    } else if (node.type === 'text') {
      node.value = node.value.replace(/\s+/g, ' ');
    }
  });
  return root.children;
}

function toInline(node: Nodes): Inline[] {
  switch (node.type) {
    case 'text':
    case 'code':
      return [node.value];
    case 'inlineCode':
      return [{ code: node.value }];
    case 'link':
      return [{ href: node.url, children: childrenToInline(node) }];
    case 'strong':
      return [{ strong: childrenToInline(node) }];
    default:
      return childrenToInline(node);
  }
}

function childrenToInline(node: Nodes): Inline[] {
  return 'children' in node ? node.children.flatMap(toInline) : [];
}

/** Parses Markdown into data that components render as elements, never as raw HTML. */
export function toBlocks(text: string, rewriteUrl = keepUrl): Block[] {
  return parseMarkdown(text, rewriteUrl).map((node) =>
    node.type === 'list' ? { list: node.children.map(childrenToInline) } : toInline(node),
  );
}
