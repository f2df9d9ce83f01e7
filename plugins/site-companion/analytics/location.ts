// Not by the folder's index, with which all of it would come into the companion.
import { withoutBase } from '../../shared/navigation/base';
import { canonicalPath } from '../../shared/navigation/canonical';
import { LANGUAGES, splitLanguage } from '../../shared/navigation/language';

/** Where the site stands. */
export interface SiteAddress {
  /** Scheme and host: `https://mui.com`. */
  url: string;
  /** The base, with both slashes: `/toolpad/`. */
  baseUrl: string;
}

/**
 * The canonical location of a page: the official host, the base, and the canonical path, hence
 * neither language nor query nor hash: all translations of a page count as one.
 *
 * @param route - The page's path with the site's base: `/toolpad/core/introduction/overview/`. The
 *   language may stand before the base or after it.
 * @param languages - The configured languages; the site's own by default.
 */
export function pageLocation(
  route: string,
  { url, baseUrl }: SiteAddress,
  languages: readonly string[] = LANGUAGES,
): string {
  const { pathname } = splitLanguage(route, languages);
  const path = withoutBase(pathname, baseUrl) ?? pathname;
  return url + baseUrl.replace(/\/$/, '') + canonicalPath(path, languages);
}
