import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The maximum length of a cell beside its column's name, in letters: two lines on a phone. */
const MAX_BRIEF_LENGTH = 56;
/** The maximum length of a word in a column name, in letters, at which the word doesn't wrap. */
const MAX_NAME_WORD_LENGTH = 12;

/** The maximum length of the cells of a column that doesn't wrap, in letters: a date with a long month. */
const MAX_NARROW_LENGTH = 18;
/** The number of letters that fit on a line of a table that doesn't scroll. */
const MAX_LINE_LENGTH = 60;

const isShort = (name: string): boolean =>
  name.split(/\s+/).every(({ length }) => length <= MAX_NAME_WORD_LENGTH);

/** Replaces the alignment of cells with an attribute for CSS, because MDX would convert it to a style attribute. */
function replaceAlignment(table: Element): void {
  visit(table, 'element', ({ properties }) => {
    if (properties.align !== undefined) {
      properties.dataAlign = properties.align;
      delete properties.align;
    }
  });
}

/** Adds a class to the cells of columns that are so narrow that no cell needs to wrap. */
function markNarrowColumns(rows: Element[][]): void {
  const maxLength = Math.min(MAX_NARROW_LENGTH, MAX_LINE_LENGTH / (rows[0]?.length ?? 1));
  rows[0]?.forEach((_, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    if (cells.every((cell) => toString(cell).length <= maxLength)) {
      cells.forEach(({ properties }) => {
        properties.className = ['narrow'];
      });
    }
  });
}

/**
 * Rehype plugin that labels the cells of a table with the names of their columns, and adds a class to the table. On
 * phones, CSS uses both to show each row as a list (src/css/blocks.css). The first cell is the heading of the list and
 * needs no label. The columns of a `pair` need none either. Cells of a `brief` table are beside their labels. A table
 * with one column, or without column names, remains a table. The alignment of columns becomes an attribute. Cells of
 * narrow columns have the class `narrow`.
 */
export function rehypeTableLabels() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'table') {
        return;
      }
      replaceAlignment(node);
      const rows = selectAll('tbody > tr', node).map((row) => selectAll('th, td', row));
      markNarrowColumns(rows);
      const head = select('thead > tr', node);
      const names = head ? selectAll('th, td', head).map((cell) => toString(cell).trim()) : [];
      if (!names.slice(1).some(Boolean)) {
        return;
      }
      if (names.length === 2 && names.every(Boolean)) {
        node.properties.className = ['stacks', 'pair'];
        return;
      }
      const labeled = rows.map((cells) => cells.slice(1));
      const isBrief =
        names.slice(1).every(isShort) &&
        labeled.flat().every((cell) => toString(cell).length <= MAX_BRIEF_LENGTH);
      node.properties.className = isBrief ? ['stacks', 'brief'] : ['stacks'];
      for (const cells of labeled) {
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
