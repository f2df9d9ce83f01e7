import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** The number of text blocks that fill a phone's first screen below the title and the description. */
const MAX_TEXT_BLOCKS = 3;

const HEADING_TAG = /^h[2-6]$/;
/** Matches elements that contain text. `admonition` is a Docusaurus callout. */
const TEXT_TAG = /^(?:p|ul|ol|admonition)$/;
/** Matches elements that need more styles than text does. */
const RICH_TAG = /^(?:img|picture|video|table|pre)$/;

const END_MARKER = {
  type: 'mdxJsxFlowElement',
  name: 'FirstScreenEnd',
  attributes: [],
  children: [],
};

/** Returns whether an element contains only text, without components or images, which need their own styles. */
function isText(element: Element): boolean {
  let isPlain = true;
  visit(element, (node: Root | RootContent | ElementContent) => {
    const isComponent = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
    isPlain &&= !isComponent && !(node.type === 'element' && RICH_TAG.test(node.tagName));
  });
  return isPlain;
}

/**
 * Returns the index of the block after a page's first screen. The first screen ends after some text, or before the
 * first block that is more than text. A heading stays with the block that follows it.
 */
function findEnd(blocks: readonly RootContent[]): number {
  let texts = 0;
  let end = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'element' && TEXT_TAG.test(block.tagName) && isText(block)) {
      texts += 1;
      end = index + 1;
    } else if (
      block.type === 'element'
        ? !HEADING_TAG.test(block.tagName)
        : block.type === 'mdxJsxFlowElement'
    ) {
      return end;
    }
    if (texts === MAX_TEXT_BLOCKS) {
      return end;
    }
  }
  return end;
}

/**
 * Rehype plugin that marks the end of a page's first screen (`theme/FirstScreenEnd`). Browsers paint the content before
 * the mark with inline styles, while the other stylesheets load.
 */
export function rehypeFirstScreenEnd() {
  return (tree: Root): void => {
    tree.children.splice(findEnd(tree.children), 0, END_MARKER as unknown as RootContent);
  };
}
