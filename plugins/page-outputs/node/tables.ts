import type { Element, Root, RootContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({ type: 'element', tagName, properties, children });

const text = (value: string) => ({ type: 'text', value }) as const;

/** Takes the definitions out of a table's cells, each once. */
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

/** What stands between two items of a list that has become words. */
const endOf = (item: Element): string => (toString(item).trimEnd().endsWith('.') ? ' ' : '; ');

/** A cell becomes one line; a list inside it becomes words: `a; b; c`. */
function flattenCells(table: Element): void {
  for (const list of selectAll('td ul, td ol', table)) {
    const items = selectAll('li', list);
    list.children = items.flatMap((item, place) =>
      place === items.length - 1 ? item.children : [...item.children, text(endOf(item))],
    );
  }
  for (const block of selectAll('td :is(ul, ol, div, p)', table)) {
    block.tagName = 'span';
    block.children = [text(' '), ...block.children, text(' ')];
  }
}

/**
 * Brings tables into the shape that Markdown's tables can have, which is one line a row: definitions
 * of types follow the table as code, lists become words.
 *
 * @param root is changed
 */
export function flattenTables(root: Root | Element): void {
  visit(root, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    const definitions = takeDefinitions(node).map((code) =>
      element('pre', {}, [element('code', { className: ['language-ts'] }, [text(`${code}\n`)])]),
    );
    flattenCells(node);
    (parent.children as RootContent[]).splice(index + 1, 0, ...definitions);
    return [SKIP, index + 1 + definitions.length];
  });
}
