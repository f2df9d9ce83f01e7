import { removeBase } from '../../navigation/base';

/** Docusaurus's `Link` doesn't change or prefetch URLs with this prefix, and lets the browser load them. */
const UNPROCESSED_URL_PREFIX = 'pathname://';

/**
 * Returns whether a link is a pathname of this site. Browsers treat `/\host` like `//host`, which leads to another
 * site.
 */
const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href);

/**
 * Returns whether a pathname equals one of the paths or is below one: `/blog/a` is below `/blog`, but `/blogger` isn't.
 */
const isBelow = (pathname: string, paths: readonly string[]): boolean =>
  paths.some(
    (path) => pathname.startsWith(path) && /^(?:[/?#]|$)/.test(pathname.slice(path.length)),
  );

/**
 * Adds the reader's language to a link within the site.
 *
 * @param href - the link as written, with or without the site's base; anything but an internal pathname is returned
 *   unchanged
 * @param language - the reader's language
 * @param baseUrl - Docusaurus's base URL, which includes the language if it has a prefix: `/toolpad/fr/`
 * @param externalPaths - paths below the site's base that other applications serve without a language prefix: `/blog`
 * @returns a URL for the `to` prop of Docusaurus's `Link`
 */
export function localizeHref(
  href: string,
  language: string,
  baseUrl: string,
  externalPaths: readonly string[] = [],
): string {
  const prefix = `${language}/`;
  // Docusaurus serves the default language, and a language that is built alone, without a prefix.
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
