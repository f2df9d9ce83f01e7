import type { Expression } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

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
