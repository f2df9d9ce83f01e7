/** A search record for a page, or for a section with its text up to the next heading. */
export interface SearchRecord {
  /** The URL with the site's base and, for a section, the anchor: `/toolpad/core/react-crud/#example`. */
  url: string;
  heading: string;
  /** The navigation groups of a page, or the headings above a section. */
  trail: string[];
  /** The prose, which excerpts are taken from. That of a page begins with the description and `DESCRIPTION_END`. */
  text: string;
  /** The code blocks, which contain prop names and error messages. */
  code: string;
  /** Alternative names, joined by `ALIAS_SEPARATOR`. They are searchable, but not displayed. */
  aliases?: string;
  /** The page's name in the navigation, if it differs from the title. */
  label?: string;
  /** The URL of the guide for the subject of a reference page. */
  guide?: string;
  /** Whether the section is a list of links. */
  isList?: boolean;
  /** Whether the section is a row of a table. It isn't published. */
  isRow?: boolean;
}

/** Separates the aliases of a record. */
export const ALIAS_SEPARATOR = ', ';

/** Separates a page's description from its text, which contains no line breaks. */
export const DESCRIPTION_END = '\n';

/** Returns the URL of a record's page, without the anchor. */
export function removeHash(url: string): string {
  return url.replace(/#.*$/, '');
}

/** Returns whether a URL belongs to a page instead of one of its sections. */
export function isPageUrl(url: string): boolean {
  return !url.includes('#');
}

/** Matches the URLs of reference pages: `api/`, `…-api/`, `reference/`. */
const REFERENCE_URL = /\/(?:[^/#]+-)?(?:api|reference)\//;

export function isReference(url: string): boolean {
  return REFERENCE_URL.test(url);
}

/** Matches the suffixes of reference page titles, which name the type of page. */
const PAGE_TYPE_SUFFIX = / (?:API|properties)$/;

/** Returns the name that the title of a reference page contains: "Crud API" → Crud. */
export function removePageType(title: string): string {
  return title.replace(PAGE_TYPE_SUFFIX, '');
}
