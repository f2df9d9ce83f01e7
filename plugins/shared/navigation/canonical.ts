import { removeLanguage } from './language';

/**
 * Returns the canonical form of a pathname, which analytics, the navigation and comparisons use: without the language
 * prefix, the query, the hash and one trailing slash; a leading `/api` segment becomes `/api-docs`.
 *
 * A missing leading slash is added, so that `core` is `/core` and the empty string is `/`. The root stays `/`. Slashes
 * in the middle stay, and so do all but one at the end.
 *
 * @param pathname - a pathname without the site's base
 * @param languages - the configured languages
 */
export function getCanonicalPath(pathname: string, languages: readonly string[]): string {
  const absolute = pathname.startsWith('/') ? pathname : `/${pathname}`;
  return (
    removeLanguage(absolute, languages)
      // The query and the hash are removed first, so that a segment ends at a slash or at the end.
      .replace(/[?#].*$/s, '')
      .replace(/^\/api(?=\/|$)/, '/api-docs')
      .replace(/(?<=.)\/$/s, '')
  );
}
