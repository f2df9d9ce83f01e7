import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { Block, Inline } from '../../../shared/rows';

/** Gives the address that a link in a package's comment has on this site. */
type Rewrite = (url: string) => string;

const SAME: Rewrite = (url) => url;

/** What looks like HTML in a comment is text: `<form>`. */
const NO_HTML = { disable: { null: ['htmlFlow', 'htmlText'] } };

/** Addresses stand bare or in brackets in comments; readers want to follow them. */
function withBareLinks(markdown: string): string {
  return markdown.replace(/(?<![<(\[`])\bhttps?:\/\/[^\s)>\]]*[^\s)>\].,]/g, '<$&>');
}

/** Markdown as nodes of a page: a comment in a package, or what there is to say about one. */
export function markdown(text: string, rewrite = SAME): RootContent[] {
  const root = fromMarkdown(withBareLinks(text), { extensions: [NO_HTML] });
  visit(root, (node) => {
    // It has none in the page.
    delete node.position;
    if (node.type === 'link') {
      node.url = rewrite(node.url);
    } else if (node.type === 'text') {
      node.value = node.value.replace(/\s+/g, ' ');
    }
  });
  return root.children;
}

function inlineOf(node: Nodes): Inline[] {
  switch (node.type) {
    case 'text':
    case 'code':
      return [node.value];
    case 'inlineCode':
      return [{ code: node.value }];
    case 'break':
      return [' '];
    case 'link':
      return [{ href: node.url, children: childrenOf(node) }];
    case 'strong':
      return [{ strong: childrenOf(node) }];
    case 'emphasis':
      return [{ em: childrenOf(node) }];
    default:
      return childrenOf(node);
  }
}

function childrenOf(node: Nodes): Inline[] {
  return 'children' in node ? node.children.flatMap(inlineOf) : [];
}

/** The Markdown of a comment as data that a component can draw without parsing or trusting it. */
export function richText(text: string, rewrite = SAME): Block[] {
  return markdown(text, rewrite).map((node) =>
    node.type === 'list' ? { list: node.children.map(childrenOf) } : inlineOf(node),
  );
}

/** Markdown as it is read aloud: link texts without addresses, code without its marks. */
export function plainText(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
