import { removeLanguage } from './language';

/**
 * Returns the canonical form of a pathname, so that analytics and the navigation can compare pathnames. It has no
 * language prefix, query, or hash. One trailing slash is removed, and a leading `/api` segment becomes `/api-docs`.
 *
 * A missing leading slash is added: `core` becomes `/core`, and the empty string becomes `/`. The root stays `/`. Other
 * slashes are kept.
 *
 * @param pathname - a pathname without the site's base
 * @param languages - the configured languages
 */
export function getCanonicalPath(pathname: string, languages: readonly string[]): string {
  const absolute = pathname.startsWith('/') ? pathname : `/${pathname}`;
  return (
    removeLanguage(absolute, languages)
      // Removing the query and the hash first ensures that each segment ends at a slash or at the end of the string.
      .replace(/[?#].*$/s, '')
      .replace(/^\/api(?=\/|$)/, '/api-docs')
      .replace(/(?<=.)\/$/s, '')
  );
}
