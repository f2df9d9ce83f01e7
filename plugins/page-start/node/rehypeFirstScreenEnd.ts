import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** How many blocks of text fill a phone's first screen, below a page's title and description. */
const TEXT_BLOCKS = 3;

const HEADING = /^h[2-6]$/;
/** Docusaurus's callouts (`admonition`) are text in a box. */
const TEXT = /^(?:p|ul|ol|admonition)$/;
/** Elements within text that plain text has no styles for. */
const RICH = /^(?:img|picture|video|table|pre)$/;

const END = { type: 'mdxJsxFlowElement', name: 'FirstScreenEnd', attributes: [], children: [] };

/** Whether an element is text alone: its components and pictures need styles of their own. */
function isText(element: Element): boolean {
  let isPlain = true;
  visit(element, (node: Root | RootContent | ElementContent) => {
    const isComponent = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
    isPlain &&= !isComponent && !(node.type === 'element' && RICH.test(node.tagName));
  });
  return isPlain;
}

/**
 * Where among a page's blocks its first screen ends: behind some text, or before the first block that is
 * more than text. A heading stays with what it heads.
 */
function endOf(blocks: readonly RootContent[]): number {
  let texts = 0;
  let end = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'element' && TEXT.test(block.tagName) && isText(block)) {
      texts += 1;
      end = index + 1;
    } else if (
      block.type === 'element' ? !HEADING.test(block.tagName) : block.type === 'mdxJsxFlowElement'
    ) {
      return end;
    }
    if (texts === TEXT_BLOCKS) {
      return end;
    }
  }
  return end;
}

/**
 * Rehype plugin: marks the end of a page's first screen (`theme/FirstScreenEnd`). What precedes it is
 * painted with the styles that the page itself has, while the others are still on their way.
 */
export function rehypeFirstScreenEnd() {
  return (tree: Root): void => {
    tree.children.splice(endOf(tree.children), 0, END as unknown as RootContent);
  };
}
