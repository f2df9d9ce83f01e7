import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { attributeOf } from '../../shared/node/jsxElements';
import { element } from '../core/page/elements';
import { replaceElements } from '../core/page/replace';
import { studioPictures } from './pictures';
import { studioTable } from './tables';

/** The element that writers use. */
const ELEMENT = 'StudioTable';

function nameIn(node: MdxJsxFlowElement): string {
  const of = attributeOf(node, 'of');
  if (!of) {
    throw new Error(`Expected <${ELEMENT}> to name what it shows: <${ELEMENT} of="Button" />.`);
  }
  return of;
}

/**
 * The remark plugin that puts Studio's reference into pages: `<StudioTable of="Button" />` becomes
 * an `<ApiTable>` with plain data. Pictures of the reference get their size.
 */
export function studioTables() {
  return async (tree: Root, file: VFile): Promise<void> => {
    studioPictures(tree, file);
    await replaceElements(tree, file, [ELEMENT], (node) => [
      element('ApiTable', { ...studioTable(nameIn(node)) }),
    ]);
  };
}
