import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { codeClass, codeParts, needsBreak } from '../shared/breaks';

function element(tagName: string, children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function contentOf(code: string): ElementContent[] {
  return codeParts(code).flatMap((part, place, parts): ElementContent[] => {
    const mark = needsBreak(parts[place - 1], part) ? [element('wbr')] : [];
    return typeof part === 'string'
      ? [...mark, { type: 'text', value: part }]
      : [element('span', [{ type: 'text', value: part.whole }])];
  });
}

/**
 * Rehype plugin: inline code stays on one line (src/css/article.css), except for what is marked here
 * as long. That may break, at the places that it gets here.
 */
export function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const [text, ...others] = node.children;
      if (node.tagName !== 'code' || text?.type !== 'text' || others.length > 0) {
        return undefined;
      }
      const className = codeClass(text.value);
      if (className) {
        node.properties.className = [className];
        node.children = contentOf(text.value);
      }
      return SKIP;
    });
  };
}
