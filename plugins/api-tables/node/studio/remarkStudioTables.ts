import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { element } from '../core/page/elements';
import { replaceElements } from '../core/page/replace';
import { studioPictures } from './pictures';
import { studioTable } from './tables';

/** The element that writers use. */
const ELEMENT = { name: 'StudioTable', attribute: 'of', example: 'Button' };

/**
 * The remark plugin that puts Studio's reference into pages: `<StudioTable of="Button" />` becomes
 * an `<ApiTable>` with plain data. Pictures of the reference get their size.
 */
export function remarkStudioTables() {
  return async (tree: Root, file: VFile): Promise<void> => {
    studioPictures(tree, file);
    await replaceElements(tree, file, ELEMENT, (of) => [
      element('ApiTable', { ...studioTable(of) }),
    ]);
  };
}
