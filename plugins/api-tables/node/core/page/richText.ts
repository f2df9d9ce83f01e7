import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline } from '../../../shared/rows';

/** Gives the address that a link in a package's comment has on this site. */
export type Rewrite = (url: string) => string;

function inlineOf(node: Nodes, rewrite: Rewrite): Inline[] {
  switch (node.type) {
    case 'text':
      return [node.value.replace(/\s+/g, ' ')];
    case 'inlineCode':
      return [{ code: node.value }];
    case 'break':
      return [' '];
    case 'link':
      return [{ href: rewrite(node.url), children: childrenOf(node, rewrite) }];
    case 'strong':
      return [{ strong: childrenOf(node, rewrite) }];
    case 'emphasis':
      return [{ em: childrenOf(node, rewrite) }];
    // What looks like HTML in a comment is text: `<form>`.
    case 'html':
    case 'code':
      return [node.value];
    default:
      return childrenOf(node, rewrite);
  }
}

function childrenOf(node: Nodes, rewrite: Rewrite): Inline[] {
  return 'children' in node ? node.children.flatMap((child) => inlineOf(child, rewrite)) : [];
}

/** Addresses stand bare or in brackets in comments; readers want to follow them. */
function withBareLinks(markdown: string): string {
  return markdown.replace(/(?<![<(\[`])\bhttps?:\/\/[^\s)>\]]*[^\s)>\].,]/g, '<$&>');
}

/** The Markdown of a comment as data that a component can draw without parsing or trusting it. */
export function richText(markdown: string, rewrite: Rewrite): Block[] {
  const root: Root = fromMarkdown(withBareLinks(markdown));
  return root.children.map((node): Block => {
    if (node.type === 'list') {
      return { list: node.children.map((item) => childrenOf(item, rewrite)) };
    }
    return inlineOf(node, rewrite);
  });
}
