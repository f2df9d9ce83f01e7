import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { messageOf } from '../../../shared/messageOf';
import { element } from './elements';

interface Place {
  node: MdxJsxFlowElement;
  parent: Parent;
}

function placesIn(tree: Root, names: readonly string[]): Place[] {
  const places: Place[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, _index, parent) => {
    if (node.name && names.includes(node.name) && parent) {
      places.push({ node, parent });
    }
  });
  return places;
}

const isTable = (node: RootContent): boolean =>
  node.type === 'mdxJsxFlowElement' && node.name === 'ApiTable';

/**
 * Puts what is known in the places of the elements that writers use, in the page's order. Readers
 * choose once for all tables how they are shown; the choice stands above the first.
 *
 * @param names of the elements
 * @param expand gives what stands for an element; what it throws ends the build at that element
 */
export async function replaceElements(
  tree: Root,
  file: VFile,
  names: readonly string[],
  expand: (node: MdxJsxFlowElement) => RootContent[] | Promise<RootContent[]>,
): Promise<void> {
  let switched = false;
  for (const { node, parent } of placesIn(tree, names)) {
    try {
      const nodes = await expand(node);
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
