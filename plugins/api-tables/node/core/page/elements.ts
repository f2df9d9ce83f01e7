import { valueToEstree } from 'estree-util-value-to-estree';
import type { Code, Heading } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { assetExpression } from './asset';

/** A heading with an anchor of its own; Docusaurus keeps an id that is there. */
export function heading(depth: Heading['depth'], id: string, title: string): Heading {
  return {
    type: 'heading',
    depth,
    data: { hProperties: { id } },
    children: [{ type: 'text', value: title }],
  };
}

/** A code block, as if the writer had fenced it: it is highlighted as all others are. */
export function code(lang: string, value: string): Code {
  return { type: 'code', lang, value };
}

function attribute(name: string, value: unknown): MdxJsxAttribute {
  if (typeof value === 'string') {
    return { type: 'mdxJsxAttribute', name, value };
  }
  const expression = valueToEstree(value, { replacer: assetExpression });
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

/** An element of JSX with plain data as props, in which assets may be. */
export function element(name: string, props: Record<string, unknown> = {}): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => attribute(key, value)),
    children: [],
  };
}
