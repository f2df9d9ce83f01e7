import type { Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { messageOf } from '../../shared/messageOf';
import { element } from '../core/page/elements';
import { studioPictures } from './pictures';
import { studioTable } from './tables';

/** The element that writers use. */
const ELEMENT = 'StudioTable';

function nameIn({ attributes }: MdxJsxFlowElement): string {
  const of = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
  );
  if (typeof of?.value !== 'string') {
    throw new Error(`Expected <${ELEMENT}> to name what it shows: <${ELEMENT} of="Button" />.`);
  }
  return of.value;
}

/**
 * The remark plugin that puts Studio's reference into pages: `<StudioTable of="Button" />` becomes
 * an `<ApiTable>` with plain data. Readers choose once for all tables how they are shown; the choice
 * stands above the first. Pictures of the reference get their size.
 */
export function studioTables() {
  return (tree: Root, file: VFile): void => {
    studioPictures(tree, file);
    const places: { node: MdxJsxFlowElement; parent: Parent }[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, _index, parent) => {
      if (node.name === ELEMENT && parent) {
        places.push({ node, parent });
      }
    });
    places.forEach(({ node, parent }, place) => {
      try {
        const table = element('ApiTable', { ...studioTable(nameIn(node)) });
        const nodes = place === 0 ? [element('ApiViewSwitch'), table] : [table];
        parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
      } catch (error) {
        file.fail(messageOf(error), node);
      }
    });
  };
}
