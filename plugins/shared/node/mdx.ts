import fs from 'node:fs';
import path from 'node:path';
import type { Expression } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toPosixPath } from './files';
import type * as reading from './readPage';

/** A file in the props of an element. It is compiled to a `require` call that returns the file's URL. */
export class Asset {
  /** @param request - the module request, with its loaders */
  constructor(readonly request: string) {}
}

/** Converts an asset to the expression `require('…').default`. Passed to `valueToEstree` as its `replacer`. */
function replaceAsset(value: unknown): Expression | undefined {
  if (!(value instanceof Asset)) {
    return undefined;
  }
  return {
    type: 'MemberExpression',
    computed: false,
    optional: false,
    object: {
      type: 'CallExpression',
      optional: false,
      callee: { type: 'Identifier', name: 'require' },
      arguments: [{ type: 'Literal', value: value.request }],
    },
    property: { type: 'Identifier', name: 'default' },
  };
}

function createAttribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') {
    return { type: 'mdxJsxAttribute', name, value };
  }
  const expression = valueToEstree(value, { replacer: replaceAsset });
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
}

/** Creates a JSX element whose props are plain data or assets. */
export function createElement(
  name: string,
  props: Record<string, unknown> = {},
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => createAttribute(key, value)),
    children: [],
  };
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Finds the elements with the given name, in document order. */
export function findElements(tree: Root, name: string): JsxElement[] {
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
 * Finds the elements with the given name in a page's file. Pages without such elements aren't parsed.
 *
 * @param file - the page's file
 * @param name - the name of the elements
 * @param text - the content of the file, if the caller has read it already
 * @throws Error with the position, if the text isn't valid MDX
 */
export function findElementsOnPage(
  file: string,
  name: string,
  text = fs.readFileSync(file, 'utf8'),
): JsxElement[] {
  if (!text.includes(`<${name}`)) {
    return [];
  }
  // The parser is loaded only if a page needs it, so that the development server starts faster.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { readPage } = require('./readPage') as typeof reading;
  return findElements(readPage(file, text).tree, name);
}

/**
 * Returns the value of an element's attribute as a string.
 *
 * @returns `420` for `height="420"` and `height={420}`, the empty string for an attribute without a value, and
 *   `undefined` if the attribute is missing
 */
export function getAttribute(
  { attributes }: Pick<JsxElement, 'attributes'>,
  name: string,
): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (!found) {
    return undefined;
  }
  return (typeof found.value === 'object' ? found.value?.value : found.value) ?? '';
}

/**
 * Creates MDX attributes. An attribute that is `true` has no value. Attributes that are `false` or `undefined` are
 * omitted.
 */
export function createAttributes(props: object): MdxJsxAttribute[] {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: value === true ? null : String(value),
    }));
}

/**
 * Creates an `import` statement for the top of an MDX page, such as `import Chart from '@site/src/components/Chart'`.
 * Only pages with the statement load the component. If it were in Docusaurus's `MDXComponents`, every page would.
 */
export function createComponentImport(name: string, file: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${file}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: file },
            attributes: [],
          },
        ],
      },
    },
  };
}

/** A node of a Markdown, HTML, or JavaScript syntax tree. */
interface Located {
  position?: { start: { line: number } };
  loc?: { start: { line: number } } | null;
}

/**
 * Returns the location of a node for messages: `docs-toolpad-core/react-crud/index.mdx:12`.
 *
 * @param offset - the number of lines between the start of the node and the relevant line
 */
export function describeLocation(
  { path: page }: Pick<VFile, 'path'>,
  node: Located = {},
  offset = 0,
): string {
  const line = node.position?.start.line ?? node.loc?.start.line;
  const file = toPosixPath(path.relative(process.cwd(), page));
  return line === undefined ? file : `${file}:${line + offset}`;
}
