/** A search record, which is a page, or a section with its text up to the next heading. */
export interface SearchRecord {
  /** The URL with the site's base, and the anchor for a section: `/toolpad/core/react-crud/#example`. */
  url: string;
  kind: 'page' | 'section';
  /** The title of the page that contains the section. It is empty for a page's own record. */
  page: string;
  /** The heading of a section, or the title of a page. */
  heading: string;
  /** The navigation groups of a page, or the headings above a section. */
  trail: string[];
  /** The prose, from which excerpts are cut. */
  text: string;
  /** The code blocks, so that prop names and error messages can be found. */
  code: string;
  /** Alternative names, joined by `BETWEEN_ALIASES`. They are searchable, but not displayed. */
  aliases?: string;
}

/** The separator of aliases. */
export const BETWEEN_ALIASES = ', ';

/** Returns the URL of a record's page, without the anchor. */
export function pageUrl(url: string): string {
  return url.replace(/#.*$/, '');
}
