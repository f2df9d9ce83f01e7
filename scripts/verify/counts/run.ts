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
export function countPages(siteDir: string, parts: readonly string[]): PageCount[] {
  return readPages(siteDir, parts).map((page) => {
    const { checked, unchecked } = blocksOfPage(page);
    return {
      page: page.path,
      words: readProse(page).words,
      demos: demosOfPage(page.path, page.text).length,
      checked,
      unchecked: unchecked.length,
      other: fencesOf(page).length - checked - unchecked.length,
    };
  });
}
