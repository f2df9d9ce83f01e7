/** A search record for a page, or for a section with its text up to the next heading. */
export interface SearchRecord {
  /** The URL with the site's base and, for a section, the anchor: `/toolpad/core/react-crud/#example`. */
  url: string;
  kind: 'page' | 'section';
  /** The title of the page that contains the section. Empty for a page's own record. */
  page: string;
  /** The heading of a section, or the title of a page. */
  heading: string;
  /** The navigation groups of a page, or the headings above a section. */
  trail: string[];
  /** The prose, which excerpts are taken from. */
  text: string;
  /** The code blocks, which contain prop names and error messages. */
  code: string;
  /** Alternative names, joined by `ALIAS_SEPARATOR`. They are searchable, but not displayed. */
  aliases?: string;
}

/** Separates the aliases of a record. */
export const ALIAS_SEPARATOR = ', ';

/** Returns the URL of a record's page, without the anchor. */
export function removeHash(url: string): string {
  return url.replace(/#.*$/, '');
}
