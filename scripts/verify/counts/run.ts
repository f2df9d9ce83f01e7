import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { demosOfPage } from '../../../plugins/demos/node/sources/demosOfPage';
import { blocksOfPage } from '../blocks/projects';
import { readPages, ROOT } from '../lib/readPages';
import { readProse } from '../prose/read';
import { appsOfPage } from '../studio/apps';
import { formatCounts } from './format';

/** The day of a file's last commit; empty for one that has none yet. */
const dayOf = (file: string): string =>
  execFileSync('git', ['log', '-1', '--format=%cs', '--', file], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();

/** Counts what pages hold: all, or those with one of the parts in their paths. */
export function verify(parts: readonly string[]): void {
  const counts = readPages(parts).map((page) => {
    const { checked, unchecked, total } = blocksOfPage(page);
    const loaded = appsOfPage(page).flatMap((app) => app.pages).length;
    const { words, images } = readProse(page);
    const pictures = images.map(({ url }) => path.posix.join(path.posix.dirname(page.path), url));
    return {
      page: page.path,
      words,
      demos: demosOfPage(page.path, page.text).length,
      checked,
      loaded,
      unchecked: unchecked.length,
      other: total - checked - loaded - unchecked.length,
      pictures: pictures.length,
      oldest: pictures.map(dayOf).sort()[0] ?? '',
    };
  });
  console.log(formatCounts(counts));
}
