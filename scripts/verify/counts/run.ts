import { demosOfPage } from '../../../plugins/demos/node/sources/demosOfPage';
import { blocksOfPage } from '../blocks/projects';
import { fencesOf } from '../lib/fences';
import { readPages } from '../lib/readPages';
import { readProse } from '../prose/read';
import type { PageCount } from './format';

/**
 * Counts what pages hold.
 *
 * @param parts parts of the paths of the pages; none for all
 */
export async function countPages(siteDir: string, parts: readonly string[]): Promise<PageCount[]> {
  return Promise.all(
    readPages(siteDir, parts).map(async (page) => {
      const { checked, unchecked } = blocksOfPage(page);
      return {
        page: page.path,
        words: (await readProse(page, siteDir)).words,
        demos: demosOfPage(page.text).length,
        checked,
        unchecked: unchecked.length,
        other: fencesOf(page.text).length - checked - unchecked.length,
      };
    }),
  );
}
