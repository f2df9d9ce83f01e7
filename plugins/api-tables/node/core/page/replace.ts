import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { messageOf } from '../../../../shared/messageOf';
import { attributeOf } from '../../../../shared/node/jsxElements';
import { element } from './elements';

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
