import { valueToEstree } from 'estree-util-value-to-estree';
import type { Code, Heading, Link, List, Paragraph, PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { assetExpression } from './asset';

/** Builders for the nodes that the reference is made of. */

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

export function inlineCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

export function link(url: string, children: PhrasingContent[]): Link {
  return { type: 'link', url, children };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function list(items: PhrasingContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...item)],
    })),
  };
}

/** A heading with an anchor of its own; Docusaurus keeps an id that is there. */
export function heading(depth: Heading['depth'], id: string, title: string): Heading {
  return { type: 'heading', depth, data: { hProperties: { id } }, children: [text(title)] };
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
