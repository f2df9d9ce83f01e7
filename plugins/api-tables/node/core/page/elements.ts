import type { Expression } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Code, Heading, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { messageOf } from '../../../../shared/messageOf';
import { attributeOf } from '../../../../shared/node/jsxElements';

/** A file among plain data: in the page's code it is its address, as the bundler gives it. */
export class Asset {
  /** @param request what the bundler is asked for, with its loaders */
  constructor(readonly request: string) {}
}

/**
 * The expression that stands for an asset, for `valueToEstree`.
 *
 * @returns `require('…').default`; nothing for any other value
 */
function assetExpression(value: unknown): Expression | undefined {
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

/** An element that writers use, with an attribute that says what stands in its place. */
interface WrittenElement {
  name: string;
  attribute: string;
  /** What the attribute may say, for the message to a writer who left it out. */
  example: string;
}

const isTable = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'ApiTable';

/**
 * Puts what is known in the places of an element that writers use, in the page's order. Readers
 * choose once for all tables how they are shown; the choice stands above the first.
 *
 * @param expand gives what stands for an element, by what its attribute says; what it throws ends the
 *   build at that element
 */
export async function replaceElements(
  tree: Root,
  file: VFile,
  { name, attribute, example }: WrittenElement,
  expand: (value: string) => RootContent[] | Promise<RootContent[]>,
): Promise<void> {
  const places: { node: MdxJsxFlowElement; parent: Parent }[] = [];
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    if (node.name === name && parent) {
      places.push({ node, parent });
    }
  });
  let switched = false;
  for (const { node, parent } of places) {
    try {
      const value = attributeOf(node, attribute);
      if (!value) {
        throw new Error(
          `Expected <${name}> to name what it shows: <${name} ${attribute}="${example}" />.`,
        );
      }
      const nodes = await expand(value);
      const first = switched ? -1 : nodes.findIndex(isTable);
      if (first !== -1) {
        nodes.splice(first, 0, element('ApiViewSwitch'));
        switched = true;
      }
      parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
    } catch (error) {
      file.fail(messageOf(error), node);
    }
  }
}
