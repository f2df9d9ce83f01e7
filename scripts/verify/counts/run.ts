import { demosOfPage } from '../../../plugins/demos/node/sources/demosOfPage';
import { blocksOfPage } from '../blocks/projects';
import { readPages } from '../lib/readPages';
import { readProse } from '../prose/read';
import { appsOfPage } from '../studio/apps';
import type { PageCount } from './format';

/**
 * Counts what pages hold.
 *
 * @param parts parts of the paths of the pages; none for all
 */
export function countPages(siteDir: string, parts: readonly string[]): PageCount[] {
  return readPages(siteDir, parts).map((page) => {
    const { checked, unchecked, total } = blocksOfPage(page);
    const loaded = appsOfPage(page).flatMap((app) => app.pages).length;
    return {
      page: page.path,
      words: readProse(page).words,
      demos: demosOfPage(page.path, page.text).length,
      checked,
      loaded,
      unchecked: unchecked.length,
      other: total - checked - loaded - unchecked.length,
    };
  });
}
