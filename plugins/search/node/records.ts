import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { Joi } from '@docusaurus/utils-validation';
import path from 'node:path';
import { tokenize } from '../engine/terms';
import { BETWEEN_ALIASES, pageUrl, type SearchRecord } from '../shared/record';
import type { SectionReader } from './sectionReader';
import type { Section } from './sections';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** For each document the labels of the sidebar's categories in which it stands, outermost first. */
export function groupsOfDocs(sidebars: Sidebars[string][]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const add = (id: string, labels: string[]): void => {
    if (!groups.has(id)) {
      groups.set(id, labels);
    }
  };
  const visit = (items: SidebarItem[], labels: string[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') {
        add(item.id, item.label === undefined ? labels : [...labels, item.label]);
      } else if (item.type === 'category') {
        if (item.link?.type === 'doc') {
          add(item.link.id, labels);
        }
        visit(item.items, [...labels, item.label]);
      }
    }
  };
  sidebars.forEach((items) => visit(items, []));
  return groups;
}

/** Letters of a keyword: a name of some words, not a sentence. */
const LONGEST = 40;

const schema = Joi.array()
  .items(Joi.string().trim().lowercase().max(LONGEST).pattern(/,/, { invert: true, name: 'comma' }))
  .unique()
  .min(1)
  .prefs({ convert: false });

/**
 * The keywords of a page's front matter: what readers may call its subject who know it by another name.
 *
 * @param keywords as they are written; none is fine
 * @param title of the page, whose words are found anyway
 * @param source the page's file, for errors
 * @throws for anything but a list of different short names in small letters that the title lacks
 */
export function keywordsOf(keywords: unknown, title: string, source: string): string[] {
  if (keywords === undefined) {
    return [];
  }
  const { error, value } = schema.validate(keywords) as { error?: Error; value: string[] };
  if (error) {
    throw new Error(
      `Expected "keywords" in the front matter of ${source} to be a list of different names in small ` +
        `letters, each of at most ${LONGEST}, without commas; found ${JSON.stringify(keywords)}: ` +
        `${error.message}. Correct the list or remove it.`,
    );
  }
  const said = new Set(tokenize(title));
  const repeated = value.filter((keyword) => tokenize(keyword).every((term) => said.has(term)));
  if (repeated.length > 0) {
    throw new Error(
      `Expected "keywords" in the front matter of ${source} to say what the title "${title}" does not; ` +
        `found ${repeated.join(BETWEEN_ALIASES)}. Remove it from the list.`,
    );
  }
  return value;
}

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
type RecordsContext = Pick<LoadContext, 'siteDir'> & {
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
