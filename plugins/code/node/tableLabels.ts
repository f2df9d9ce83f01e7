import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** The elements in an element that are called so. */
function within(parent: Element, ...names: string[]): Element[] {
  return parent.children.filter(isElement).filter(({ tagName }) => names.includes(tagName));
}

/** The rows of a table's head or body. */
function rowsOf(table: Element, part: 'thead' | 'tbody'): Element[] {
  return within(table, part).flatMap((group) => within(group, 'tr'));
}

/**
 * Rehype plugin: gives the cells of a table the names of their columns, and the table a class. By
 * these a phone shows a row as a list (src/css/blocks.css), without JavaScript. The first cell is
 * the list's heading and needs no name. A table with one column, or whose columns have no names,
 * would be no better as a list and stays as it is.
 */
export function tableLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') {
        return;
      }
      const [head] = rowsOf(node, 'thead');
      const names = head ? within(head, 'th', 'td').map((cell) => toString(cell).trim()) : [];
      if (!names.slice(1).some(Boolean)) {
        return;
      }
      node.properties.className = ['stacks'];
      for (const row of rowsOf(node, 'tbody')) {
        within(row, 'th', 'td').forEach((cell, column) => {
          const name = names[column];
          if (column > 0 && name) {
            cell.properties.dataLabel = name;
          }
        });
      }
    });
  };
}
