import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { Joi } from '@docusaurus/utils-validation';
import { getPageUrl } from '../../shared/paths';
import { tokenize } from '../engine/terms';
import { ALIAS_SEPARATOR, type SearchRecord } from '../shared/record';
import type { NamedRecord } from './aliases';
import type { Section } from './sections';

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

interface DocPosition {
  /** The labels of the sidebar categories around the page, outermost first. */
  groups: string[];
  /** The page's own label. */
  label?: string;
}

export function getDocPositions(sidebars: Sidebars[string][]): Map<string, DocPosition> {
  const positions = new Map<string, DocPosition>();
  const add = (id: string, groups: string[], label?: string): void => {
    if (!positions.has(id)) {
      positions.set(id, { groups, ...(label !== undefined && { label }) });
    }
  };
  const visit = (items: SidebarItem[], labels: string[]): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') {
        add(item.id, labels, item.label);
      } else if (item.type === 'category') {
        if (item.link?.type === 'doc') {
          add(item.link.id, labels);
        }
        visit(item.items, [...labels, item.label]);
      }
    }
  };
  sidebars.forEach((items) => visit(items, []));
  return positions;
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
      heading: title,
      aliases: getKeywords(frontMatter.keywords, title, source).join(ALIAS_SEPARATOR),
    }));
}

/** Creates links to pages of a version. Paths without a page in this version are skipped. */
export function createLinks(
  { docs, path: start, sidebars }: LoadedVersion,
  paths: readonly string[],
): { title: string; to: string }[] {
  const positions = getDocPositions(Object.values(sidebars));
  return paths.flatMap((pathname) => {
    const to = getPageUrl(start) + pathname;
    const doc = docs.find(({ permalink }) => getPageUrl(permalink) === to);
    return doc ? [{ title: positions.get(doc.id)?.label ?? doc.title, to }] : [];
  });
}

/** The page data from which records are created. */
interface PageInfo extends DocPosition {
  title: string;
  description: string;
  permalink: string;
  /** The permalink of the guide to the page's subject. */
  guide?: string;
  /** The keywords in the page's front matter. */
  keywords: readonly string[];
}

/** Returns the groups of a page and its label, omitting duplicates and labels that repeat the title. */
function getTrail({ title, groups, label = title }: PageInfo): string[] {
  const all = [...groups, label].filter((each, index, labels) => each !== labels[index - 1]);
  const isRepeated = title.toLowerCase().includes(all.at(-1)?.toLowerCase() ?? '');
  return isRepeated ? all.slice(0, -1) : all;
}

/** Creates the records of one page: its own, and one for each heading. */
export function createPageRecords(page: PageInfo, sections: readonly Section[]): SearchRecord[] {
  return sections.map((section) => {
    if (section.id === undefined) {
      return {
        url: page.permalink,
        heading: page.title,
        trail: getTrail(page),
        text: [page.description, section.text].filter(Boolean).join(' '),
        code: section.code,
        aliases: page.keywords.join(ALIAS_SEPARATOR),
        ...(page.label !== page.title && page.label !== undefined && { label: page.label }),
        ...(page.guide !== undefined && { guide: page.guide }),
      };
    }
    return {
      url: `${page.permalink}#${section.id}`,
      heading: section.heading,
      trail: section.trail,
      text: section.text,
      code: section.code,
      isRow: section.isRow,
    };
  });
}
