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

/** A phone's line holds a name and about 28 letters beside it: more than two lines read better below. */
const BRIEF_LETTERS = 56;
/** A longer word of a name would break. */
const NAME_LETTERS = 12;

const isShort = (name: string): boolean =>
  name.split(/\s+/).every(({ length }) => length <= NAME_LETTERS);

/**
 * Rehype plugin: gives the cells of a table the names of their columns, and the table a class. By
 * these a phone shows a row as a list (src/css/blocks.css), without JavaScript. The first cell is
 * the list's heading and needs no name. Of a `pair` of columns the head says enough, and where all
 * cells are `brief`, they stand beside the names of their columns. A table with one column, or whose
 * columns have no names, would be no better as a list and stays as it is.
 */
export function rehypeTableLabels() {
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
      if (names.length === 2 && names.every(Boolean)) {
        node.properties.className = ['stacks', 'pair'];
        return;
      }
      const rows = rowsOf(node, 'tbody').map((row) => within(row, 'th', 'td').slice(1));
      const isBrief =
        names.slice(1).every(isShort) &&
        rows.flat().every((cell) => toString(cell).length <= BRIEF_LETTERS);
      node.properties.className = isBrief ? ['stacks', 'brief'] : ['stacks'];
      for (const cells of rows) {
        cells.forEach((cell, column) => {
          const name = names[column + 1];
          if (name) {
            cell.properties.dataLabel = name;
          }
        });
      }
    });
  };
}
