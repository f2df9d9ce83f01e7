import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import path from 'node:path';
import { BETWEEN_ALIASES, pageUrl, type SearchRecord } from '../shared/record';
import { groupsOfDocs } from './groupsOfDocs';
import { keywordsOf } from './keywords';
import type { SectionReader } from './sectionReader';
import type { Section } from './sections';

/** What of a page goes into its records. */
interface PageHead {
  title: string;
  description: string;
  permalink: string;
  /** The navigation's groups around the page, and the page's name there. */
  groups: string[];
  /** Words under which readers may look for it, from its front matter. */
  keywords: readonly string[];
}

/** The path to a page: nothing that its title says again, and no name twice in a row. */
function pathTo({ title, groups }: PageHead): string[] {
  const said = title.toLowerCase();
  return groups.filter(
    (group, place) =>
      group !== groups[place - 1] &&
      (place < groups.length - 1 || !said.includes(group.toLowerCase())),
  );
}

/** The records of one page: its head, and one for each heading. */
export function pageRecords(page: PageHead, sections: readonly Section[]): SearchRecord[] {
  return sections.map((section): SearchRecord => {
    if (section.id === undefined) {
      return {
        url: page.permalink,
        kind: 'page',
        page: '',
        heading: page.title,
        trail: pathTo(page),
        text: [page.description, section.text].filter(Boolean).join(' '),
        code: section.code,
        aliases: page.keywords.join(BETWEEN_ALIASES),
      };
    }
    return {
      url: `${page.permalink}#${section.id}`,
      kind: 'section',
      page: page.title,
      heading: section.heading,
      trail: section.trail,
      text: section.text,
      code: section.code,
    };
  });
}

/**
 * Puts records that do not stand in MDX files below the version that they are for.
 *
 * @param start where the version's pages start, with the site's base and the language
 * @param own the records of the version's pages
 * @param extra with addresses from the version's start on
 * @returns those whose page the version has
 */
export function recordsBelow(
  start: string,
  own: readonly SearchRecord[],
  extra: readonly SearchRecord[],
): SearchRecord[] {
  const pages = new Set(own.map(({ url }) => url));
  return extra
    .map((record) => ({ ...record, url: `${start.replace(/\/$/, '')}/${record.url}` }))
    .filter(({ url }) => pages.has(pageUrl(url)));
}

/** What of the site the records depend on. */
export type RecordsContext = Pick<LoadContext, 'siteDir'> & {
  siteConfig: Pick<LoadContext['siteConfig'], 'baseUrl' | 'trailingSlash'>;
};

/** The records of all listed pages of one version. */
export async function versionRecords(
  version: LoadedVersion,
  { siteDir, siteConfig }: RecordsContext,
  readSections: SectionReader,
): Promise<SearchRecord[]> {
  const groups = groupsOfDocs(Object.values(version.sidebars));
  const listed = version.docs.filter((doc) => !doc.unlisted);
  const records = await Promise.all(
    listed.map(async ({ id, source, title, description, permalink, frontMatter }) =>
      pageRecords(
        {
          title,
          description,
          // Docusaurus's own links are given the site's slashes when they are rendered.
          permalink: applyTrailingSlash(permalink, siteConfig),
          groups: groups.get(id) ?? [],
          keywords: keywordsOf(frontMatter.keywords, title, source),
        },
        await readSections(path.join(siteDir, aliasedSitePathToRelativePath(source))),
      ),
    ),
  );
  return records.flat();
}
