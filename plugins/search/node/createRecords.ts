import fs from 'node:fs';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { readArticle } from '../../page-outputs/shared/article';
import { getOutputFile } from '../../shared/node/files';
import { getPageUrl } from '../../shared/paths';
import type { SearchRecord } from '../shared/record';
import { findGuides } from './guides';
import { createPageRecords, getDocPositions } from './records';
import { getSections } from './sections';

/** Creates the records of a version's listed pages from the built pages. */
export function createRecords(
  version: LoadedVersion,
  { baseUrl, outDir }: Pick<LoadContext, 'baseUrl' | 'outDir'>,
): SearchRecord[] {
  const positions = getDocPositions(Object.values(version.sidebars));
  const pages = version.docs
    .filter((doc) => !doc.unlisted)
    .map((doc) => {
      const url = getPageUrl(doc.permalink);
      const file = getOutputFile(outDir, `${url}index.html`, baseUrl);
      const { bodies } = readArticle(fs.readFileSync(file, 'utf8'), url);
      return { ...doc, url, sections: getSections(bodies) };
    });
  const guides = findGuides(pages);
  return pages.flatMap(({ id, title, description, url, frontMatter, sections }) => {
    const guide = guides.get(url);
    const page = {
      title,
      description,
      permalink: url,
      ...(positions.get(id) ?? { groups: [] }),
      ...(guide !== undefined && { guide }),
      keywords: frontMatter.keywords ?? [],
    };
    return createPageRecords(page, sections);
  });
}
