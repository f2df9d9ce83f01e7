import path from 'node:path';
import type { ParseFrontMatter, VcsConfig } from '@docusaurus/types';
import { placeOf, type TranslatedFolder } from '../../plugins/shared/node/docsFolders';

/** Where pages and their translations are. */
interface Places {
  siteDir: string;
  roots: readonly TranslatedFolder[];
}

/**
 * Marks each translation whose original has changed since: `isOutdated` in its front matter. A file
 * without a history is not marked.
 *
 * @param history who tells when a file was changed last
 */
export function markOutdated(
  { siteDir, roots }: Places,
  history: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): ParseFrontMatter {
  const lastChange = async (file: string): Promise<number> =>
    (await history.getFileLastUpdateInfo(file))?.timestamp ?? NaN;

  return async (page) => {
    const parsed = await page.defaultParseFrontMatter(page);
    const file = path.relative(siteDir, page.filePath).split(path.sep).join('/');
    const place = placeOf(file, roots);
    if (!place?.language) {
      return parsed;
    }
    const own = await lastChange(page.filePath);
    const theirs = await lastChange(path.join(siteDir, place.root.folder, place.name));
    return own < theirs
      ? { ...parsed, frontMatter: { ...parsed.frontMatter, isOutdated: true } }
      : parsed;
  };
}
