import { removeBase } from '../../navigation/base';

/** The prefix with which Docusaurus's `Link` leaves a URL unchanged, doesn't prefetch it, and lets the browser load it. */
const UNPROCESSED_URL_PREFIX = 'pathname://';

/** Returns whether a link is a pathname of this site. Browsers read `/\host` as `//host`, which is another site. */
const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** Returns whether a pathname is one of these or below it: `/blog/a` is below `/blog`, unlike `/blogger`. */
const isBelow = (pathname: string, paths: readonly string[]): boolean =>
  paths.some(
    (path) => pathname.startsWith(path) && /^(?:[/?#]|$)/.test(pathname.slice(path.length)),
  );

/**
 * Localizes a link: it leads to the page in the reader's language.
 *
 * @param href - the link as it was written, with or without the site's base; all but internal pathnames are unchanged
 * @param language - the reader's language; the default one has no prefix
 * @param baseUrl - Docusaurus's base URL, which includes the language: `/toolpad/fr/`
 * @param externalPaths - paths below the site's base that have no languages and are no part of this site: `/blog`
 * @returns a URL for Docusaurus's `<Link to>`
 */
export function localizeHref(
  href: string,
  language: string,
  baseUrl: string,
  externalPaths: readonly string[] = [],
): string {
  const prefix = `${language}/`;
  // Docusaurus can serve a single language at the base itself, without a prefix.
  const hasPrefix = baseUrl.endsWith(`/${prefix}`);
  const root = hasPrefix ? baseUrl.slice(0, -prefix.length) : baseUrl;
  const pathname = removeBase(href, root) ?? href;
  if (!isInternal(pathname)) {
    return href;
  }
  if (isBelow(pathname, externalPaths)) {
    return UNPROCESSED_URL_PREFIX + root + pathname.slice(1);
  }
  const isLocalized = !hasPrefix || pathname.startsWith(`/${prefix}`);
  return root + (isLocalized ? '' : prefix) + pathname.slice(1);
}
