import path from 'node:path';
import type { ParseFrontMatter, VcsConfig } from '@docusaurus/types';
import { locateFile, type TranslatedFolder } from '../../plugins/shared/node/docsFolders';

/** The folders of the original pages and of their translations. */
interface PageFolders {
  siteDir: string;
  roots: readonly TranslatedFolder[];
}

/**
 * Adds `isOutdated` to the front matter of translations whose original has changed since the translation. Files without
 * a history aren't marked.
 *
 * @param history - returns the date of a file's last change
 */
export function markOutdated(
  { siteDir, roots }: PageFolders,
  history: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): ParseFrontMatter {
  const getLastChange = async (file: string): Promise<number> =>
    (await history.getFileLastUpdateInfo(file))?.timestamp ?? NaN;

  return async (page) => {
    const parsed = await page.defaultParseFrontMatter(page);
    const file = path.relative(siteDir, page.filePath).split(path.sep).join('/');
    const place = locateFile(file, roots);
    if (!place?.language) {
      return parsed;
    }
    const own = await getLastChange(page.filePath);
    const theirs = await getLastChange(path.join(siteDir, place.root.folder, place.name));
    return own < theirs
      ? { ...parsed, frontMatter: { ...parsed.frontMatter, isOutdated: true } }
      : parsed;
  };
}
