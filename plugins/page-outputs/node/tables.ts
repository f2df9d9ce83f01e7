import type { Element, Root, RootContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Creates an HTML element node. */
export const createElement = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({ type: 'element', tagName, properties, children });

export const createText = (value: string) => ({ type: 'text', value }) as const;

/** Removes the definitions of types from a table's cells, and returns each definition once. */
function takeDefinitions(table: Element): string[] {
  const found = new Set<string>();
  visit(table, 'element', (node, index, parent) => {
    if (node.tagName !== 'details' || !parent || index === undefined) {
      return undefined;
    }
    const code = select('pre', node);
    if (code) {
      found.add(toString(code).trim());
    }
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return [...found];
}

/** Returns the separator that follows a list item in running text. */
const getSeparator = (item: Element): string =>
  toString(item).trimEnd().endsWith('.') ? ' ' : '; ';

/** Converts each cell to one line. Lists in a cell become text: `a; b; c`. */
function flattenCells(table: Element): void {
  for (const list of selectAll('td ul, td ol', table)) {
    const items = selectAll('li', list);
    list.children = items.flatMap((item, index) =>
      index === items.length - 1
        ? item.children
        : [...item.children, createText(getSeparator(item))],
    );
  }
  for (const block of selectAll('td :is(ul, ol, div, p)', table)) {
    block.tagName = 'span';
    block.children = [createText(' '), ...block.children, createText(' ')];
  }
}

/**
 * Simplifies tables for Markdown, where each row must be a single line. Lists in cells become text, and the definitions
 * of types become code blocks after the table.
 *
 * @param root - the tree, which this function modifies
 */
export function flattenTables(root: Root | Element): void {
  visit(root, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    const definitions = takeDefinitions(node).map((code) =>
      createElement('pre', {}, [
        createElement('code', { className: ['language-ts'] }, [createText(`${code}\n`)]),
      ]),
    );
    flattenCells(node);
    (parent.children as RootContent[]).splice(index + 1, 0, ...definitions);
    return [SKIP, index + 1 + definitions.length];
  });
}
