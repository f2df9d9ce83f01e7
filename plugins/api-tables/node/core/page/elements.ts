import type { Code, Heading, Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { getErrorMessage } from '../../../../shared/unknown';
import { createElement, getAttribute } from '../../../../shared/node/mdx';

/** Creates a heading with an id. Docusaurus uses the id instead of generating one. */
export function createHeading(depth: Heading['depth'], id: string, title: string): Heading {
  return {
    type: 'heading',
    depth,
    data: { hProperties: { id } },
    children: [{ type: 'text', value: title }],
  };
}

/** Creates a code block. The remark plugin for code blocks highlights it later. */
export function createCodeBlock(lang: string, value: string): Code {
  return { type: 'code', lang, value };
}

const isApiTable = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'ApiTable';

/**
 * Replaces elements of a page, and inserts the switch between tables and lists above the first table.
 *
 * @param name - the name of the elements
 * @param attribute - the name of the attribute that selects the replacement
 * @param createReplacement - returns the replacement for a value of the attribute; if it throws an error, the build
 *   fails with the position of the element
 */
export async function replaceElements(
  tree: Root,
  file: VFile,
  name: string,
  attribute: string,
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
      const nodes = await createReplacement(getAttribute(node, attribute) ?? '');
      const first = hasSwitch ? -1 : nodes.findIndex(isApiTable);
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
