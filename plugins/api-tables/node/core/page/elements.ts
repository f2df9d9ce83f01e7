import type { Code, Heading, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { getErrorMessage } from '../../../../shared/getErrorMessage';
import { createElement } from '../../../../shared/node/createElement';
import { getAttribute } from '../../../../shared/node/jsxElements';

/** Creates a heading with an id, which Docusaurus keeps. */
export function createHeading(depth: Heading['depth'], id: string, title: string): Heading {
  return {
    type: 'heading',
    depth,
    data: { hProperties: { id } },
    children: [{ type: 'text', value: title }],
  };
}

/** Creates a code block, which the plugin for code blocks highlights later. */
export function createCode(lang: string, value: string): Code {
  return { type: 'code', lang, value };
}

/** An element in the pages' sources that the build replaces. */
interface Placeholder {
  name: string;
  /** The required attribute. */
  attribute: string;
  /** A value of the attribute, for the error message. */
  example: string;
}

const isTable = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'ApiTable';

/**
 * Replaces the placeholders on a page, and inserts the control that switches between tables and lists above the first
 * table.
 *
 * @param expand - returns the replacement for the value of the attribute; an error that it throws fails the build with
 *   the position of the placeholder
 */
export async function replaceElements(
  tree: Root,
  file: VFile,
  { name, attribute, example }: Placeholder,
  createReplacement: (value: string) => RootContent[] | Promise<RootContent[]>,
): Promise<void> {
  const placeholders: { node: MdxJsxFlowElement; parent: Parent }[] = [];
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    if (node.name === name && parent) {
      placeholders.push({ node, parent });
    }
  });
  let hasSwitch = false;
  for (const { node, parent } of placeholders) {
    try {
      const value = getAttribute(node, attribute);
      if (!value) {
        throw new Error(
          `Expected <${name}> to have the attribute "${attribute}", found none. ` +
            `Add it: <${name} ${attribute}="${example}" />.`,
        );
      }
      const nodes = await createReplacement(value);
      const first = hasSwitch ? -1 : nodes.findIndex(isTable);
      if (first !== -1) {
        nodes.splice(first, 0, createElement('ApiViewSwitch'));
        hasSwitch = true;
      }
      parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
    } catch (error) {
      file.fail(getErrorMessage(error), node);
    }
  }
}
