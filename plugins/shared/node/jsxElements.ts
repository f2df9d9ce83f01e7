import fs from 'node:fs';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type * as reading from './readPage';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The elements of a page that have a name, in the page's order. */
export function jsxElements(tree: Root, name: string): JsxElement[] {
  const found: JsxElement[] = [];
  visit(tree, (node) => {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isElement && node.name === name) {
      found.push(node);
    }
  });
  return found;
}

/**
 * The elements that a page's writer wrote. Most pages have none, and are not parsed for that.
 *
 * @param file of the page
 * @param text what is in it, if that is known already
 * @throws {Error} that names the place, if the text is no MDX
 */
export function elementsOnPage(
  file: string,
  name: string,
  text = fs.readFileSync(file, 'utf8'),
): JsxElement[] {
  if (!text.includes(`<${name}`)) {
    return [];
  }
  // The parser is loaded with the first page that needs it: the development server starts sooner.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { readPage } = require('./readPage') as typeof reading;
  return jsxElements(readPage(file, text).tree, name);
}

/**
 * What an element's attribute says.
 *
 * @returns `420` for `height="420"` and `height={420}`; empty for `client`; nothing without it
 */
export function attributeOf({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (!found) {
    return undefined;
  }
  return (typeof found.value === 'object' ? found.value?.value : found.value) ?? '';
}

/** Attributes as MDX takes them: a word alone is `true`, and what is not said is left out. */
export function jsxAttributes(props: object): MdxJsxAttribute[] {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: value === true ? null : String(value),
    }));
}
