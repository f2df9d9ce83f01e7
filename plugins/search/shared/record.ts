/** One findable thing: the head of a page, or one heading with its text down to the next one. */
export interface SearchRecord {
  /** Address with the site's base, and the anchor for a section: `/toolpad/core/react-crud/#example`. */
  url: string;
  kind: 'page' | 'section';
  /** For a section the title of the page it stands on; empty for the head of a page. */
  page: string;
  /** The heading; for the head of a page its title. */
  heading: string;
  /** Where it stands: the navigation groups of a page, the headings above a section. */
  trail: string[];
  /** The prose. Excerpts are cut from it. */
  text: string;
  /** The code blocks: worth finding (prop names, error messages), less telling than prose. */
  code: string;
  /** What else readers call it, `BETWEEN_ALIASES`: words that lead to it and are not shown. */
  aliases?: string;
}

/** What stands between two aliases. */
export const BETWEEN_ALIASES = ', ';

/** The address of a record's page: its own without the anchor. */
export function pageUrl(url: string): string {
  const hash = url.indexOf('#');
  return hash === -1 ? url : url.slice(0, hash);
}
