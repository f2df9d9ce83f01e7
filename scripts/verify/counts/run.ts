import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import { demosOfPage } from '../../../plugins/demos/node/sources/demosOfPage';
import { readPage } from '../../../plugins/shared/node/readPage';
import { blocksOfPage } from '../blocks/projects';
import { type Page, readPages } from '../lib/readPages';
import { readProse } from '../prose/read';
import { appsOfPage } from '../studio/apps';
import type { PageCount } from './format';

/** The pictures of a page, by their paths from the site's root. */
function picturesOf({ path: file, text }: Page): string[] {
  const found: string[] = [];
  visit(readPage(file, text).tree, 'image', ({ url }: Image) => {
    found.push(path.posix.join(path.posix.dirname(file), url));
  });
  return found;
}

/** The day of a file's last commit; empty for one that has none yet. */
const dayOf = (siteDir: string, file: string): string =>
  execFileSync('git', ['log', '-1', '--format=%cs', '--', file], {
    cwd: siteDir,
    encoding: 'utf8',
  }).trim();

/**
 * Counts what pages hold.
 *
 * @param parts parts of the paths of the pages; none for all
 */
export function countPages(siteDir: string, parts: readonly string[]): PageCount[] {
  return readPages(siteDir, parts).map((page) => {
    const { checked, unchecked, total } = blocksOfPage(page);
    const loaded = appsOfPage(page).flatMap((app) => app.pages).length;
    const pictures = picturesOf(page);
    return {
      page: page.path,
      words: readProse(page).words,
      demos: demosOfPage(page.path, page.text).length,
      checked,
      loaded,
      unchecked: unchecked.length,
      other: total - checked - loaded - unchecked.length,
      pictures: pictures.length,
      oldest: pictures.map((file) => dayOf(siteDir, file)).sort()[0] ?? '',
    };
  });
}
