import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { getCodeClass, splitInlineCode, needsBreak } from '../shared/breaks';

function createElement(tagName: string, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function createCodeNodes(code: string): ElementContent[] {
  return splitInlineCode(code).flatMap((part, index, parts): ElementContent[] => {
    const mark = needsBreak(parts[index - 1], part) ? [createElement('wbr')] : [];
    return typeof part === 'string'
      ? [...mark, { type: 'text', value: part }]
      : [createElement('span', [{ type: 'text', value: part.unbreakable }])];
  });
}

/**
 * Rehype plugin that marks long inline code and adds break opportunities to it. Short code stays on one line
 * (src/css/article.css).
 */
export function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const [text, ...others] = node.children;
      if (node.tagName !== 'code' || text?.type !== 'text' || others.length > 0) {
        return undefined;
      }
      const className = getCodeClass(text.value);
      if (className) {
        node.properties.className = [className];
        node.children = createCodeNodes(text.value);
      }
      return SKIP;
    });
  };
}
