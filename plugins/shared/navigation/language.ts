/** The languages readers can choose. Two letters each, as they appear in an address. */
export const LANGUAGES: readonly string[] = ['en'];

/** The language of every address without a prefix. */
export const DEFAULT_LANGUAGE = 'en';

export interface LocalizedPath {
  language: string;
  /** The rest of the address, from the slash after the prefix on. */
  pathname: string;
}

/**
 * Splits a pathname into its language and the rest.
 *
 * Only a whole leading segment that names a configured language and is followed by a slash counts:
 * `/en/core` is English, `/core`; `/en`, `/english/core` and `/EN/core` have no prefix. One prefix
 * is taken, the first. A pathname without a leading slash has no prefix either.
 *
 * @param pathname - A pathname without the site's base.
 * @param languages - The configured languages.
 */
export function splitLanguage(
  pathname: string,
  languages: readonly string[] = LANGUAGES,
): LocalizedPath {
  const candidate = /^\/([^/?#]+)\//.exec(pathname)?.[1];
  if (candidate !== undefined && languages.includes(candidate)) {
    return { language: candidate, pathname: pathname.slice(`/${candidate}`.length) };
  }
  return { language: DEFAULT_LANGUAGE, pathname };
}

/** Whether a pathname is the blog or stands below it; `/blogger` does not. */
export function isBlogPath(pathname: string): boolean {
  return /^\/blog(?=[/?#]|$)/.test(pathname);
}

/** Whether a link is a pathname of this site. A browser reads '/\\host' as '//host': another site. */
export function isInternal(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

/**
 * Gives a link the prefix of the reader's language.
 *
 * @param href - What the link points at, without the site's base. Links to the blog, and whatever
 *   is no internal pathname (other sites, `//host`, `#hash`, `mailto:`, relative links), come out
 *   as they are, and so does a link that already has the prefix.
 * @param language - The reader's language. English has no prefix.
 */
export function localizeLink(href: string, language: string): string {
  if (
    !isInternal(href) ||
    language === DEFAULT_LANGUAGE ||
    isBlogPath(href) ||
    href.startsWith(`/${language}/`)
  ) {
    return href;
  }
  return `/${language}${href}`;
}
