/** A search record: the head of a page, or one heading with its text down to the next one. */
export interface SearchRecord {
  /** The URL with the site's base, and the anchor for a section: `/toolpad/core/react-crud/#example`. */
  url: string;
  kind: 'page' | 'section';
  /** The title of a section's page; empty for the head of a page. */
  page: string;
  /** The heading of a section, or the title of a page. */
  heading: string;
  /** The navigation groups of a page, or the headings above a section. */
  trail: string[];
  /** The prose, from which excerpts are cut. */
  text: string;
  /** The code blocks, whose names of props and error messages can be searched. */
  code: string;
  /** Other names for it, joined by `BETWEEN_ALIASES`, which are searched and not shown. */
  aliases?: string;
}

/** The separator of aliases. */
export const BETWEEN_ALIASES = ', ';

/** Returns the URL of a record's page, without the anchor. */
export function pageUrl(url: string): string {
  return url.replace(/#.*$/, '');
}
