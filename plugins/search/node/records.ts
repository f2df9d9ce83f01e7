import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { Joi } from '@docusaurus/utils-validation';
import path from 'node:path';
import { tokenize } from '../engine/terms';
import { ALIAS_SEPARATOR, removeHash, type SearchRecord } from '../shared/record';
import type { NamedRecord } from './aliases';
import type { SectionReader } from './sectionReader';
import type { Section } from './sections';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

/** Returns the labels of the sidebar categories around each doc, outermost first. */
export function getDocGroups(sidebars: Sidebars[string][]): Map<string, string[]> {
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

/** The maximum length of a keyword, in characters. A keyword is a name, not a sentence. */
const MAX_KEYWORD_LENGTH = 40;

const keywordsSchema = Joi.array()
  .items(
    Joi.string()
      .trim()
      .lowercase()
      .max(MAX_KEYWORD_LENGTH)
      .pattern(/,/, { invert: true, name: 'comma' }),
  )
  .unique()
  .min(1)
  .prefs({ convert: false });

/**
 * Validates the keywords in a page's front matter, which are other names for its subject.
 *
 * @param keywords - the value in the front matter
 * @param title - the page's title
 * @param source - the page's file, for errors
 * @throws if they aren't a list of unique, short, lowercase names that add a word to the title
 */
export function getKeywords(keywords: unknown, title: string, source: string): string[] {
  if (keywords === undefined) {
    return [];
  }
  const { error, value } = keywordsSchema.validate(keywords) as { error?: Error; value: string[] };
  if (error) {
    throw new Error(
      `Expected "keywords" in the front matter of ${source} to be a list of unique lowercase names ` +
        `of at most ${MAX_KEYWORD_LENGTH} characters, without commas; found ${JSON.stringify(keywords)}: ` +
        `${error.message}. Correct the list or remove it.`,
    );
  }
  const titleTerms = new Set(tokenize(title));
  const repeated = value.filter((keyword) =>
    tokenize(keyword).every((term) => titleTerms.has(term)),
  );
  if (repeated.length > 0) {
    throw new Error(
      `Expected "keywords" in the front matter of ${source} to contain words that the title "${title}" doesn’t; ` +
        `found ${repeated.join(ALIAS_SEPARATOR)}. Remove it from the list.`,
    );
  }
  return value;
}

/** Returns the data from which the names of a version's listed pages are derived. */
export function getNamedRecords({ docs }: LoadedVersion): NamedRecord[] {
  return docs
    .filter((doc) => !doc.unlisted)
    .map(({ permalink, title, source, frontMatter }) => ({
      url: permalink,
      kind: 'page',
      heading: title,
      aliases: getKeywords(frontMatter.keywords, title, source).join(ALIAS_SEPARATOR),
    }));
}

/** The page data from which records are created. */
interface PageInfo {
  title: string;
  description: string;
  permalink: string;
  /** The navigation groups around the page, and the page's label in the navigation. */
  groups: string[];
  /** The keywords in the page's front matter. */
  keywords: readonly string[];
}

/** Returns the groups of a page, omitting duplicates and groups that repeat the title. */
function getTrail({ title, groups }: PageInfo): string[] {
  const lowerTitle = title.toLowerCase();
  return groups.filter(
    (group, place) =>
      group !== groups[place - 1] &&
      (place < groups.length - 1 || !lowerTitle.includes(group.toLowerCase())),
  );
}

/** Creates the records of one page: its own, and one for each heading. */
export function createPageRecords(page: PageInfo, sections: readonly Section[]): SearchRecord[] {
  return sections.map((section): SearchRecord => {
    if (section.id === undefined) {
      return {
        url: page.permalink,
        kind: 'page',
        page: '',
        heading: page.title,
        trail: getTrail(page),
        text: [page.description, section.text].filter(Boolean).join(' '),
        code: section.code,
        aliases: page.keywords.join(ALIAS_SEPARATOR),
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
 * Adds the version's base path to the URLs of records that don't come from MDX files.
 *
 * @param start - the version's base path, including the site's base URL and the language
 * @param own - the records of the version's pages
 * @param extra - records with URLs relative to that path
 * @returns the extra records whose pages exist in the version
 */
export function addVersionPath(
  start: string,
  own: readonly SearchRecord[],
  extra: readonly SearchRecord[],
): SearchRecord[] {
  const pages = new Set(own.map(({ url }) => url));
  return extra
    .map((record) => ({ ...record, url: `${start.replace(/\/$/, '')}/${record.url}` }))
    .filter(({ url }) => pages.has(removeHash(url)));
}

/** The site settings that affect records. */
type RecordsContext = Pick<LoadContext, 'siteDir'> & {
  siteConfig: Pick<LoadContext['siteConfig'], 'baseUrl' | 'trailingSlash'>;
};

/** Creates the records of all listed pages of one version. */
export async function createRecords(
  version: LoadedVersion,
  { siteDir, siteConfig }: RecordsContext,
  readSections: SectionReader,
): Promise<SearchRecord[]> {
  const groups = getDocGroups(Object.values(version.sidebars));
  const listed = version.docs.filter((doc) => !doc.unlisted);
  const records = await Promise.all(
    listed.map(async ({ id, source, title, description, permalink, frontMatter }) =>
      createPageRecords(
        {
          title,
          description,
          // Docusaurus adds the trailing slash only when it renders a link.
          permalink: applyTrailingSlash(permalink, siteConfig),
          groups: groups.get(id) ?? [],
          keywords: getKeywords(frontMatter.keywords, title, source),
        },
        await readSections(path.join(siteDir, aliasedSitePathToRelativePath(source))),
      ),
    ),
  );
  return records.flat();
}
