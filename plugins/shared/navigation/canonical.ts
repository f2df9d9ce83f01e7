import { LANGUAGES, splitLanguage } from './language';

/**
 * The one form of an address that analytics, the navigation and comparisons use: language prefix off,
 * a leading `/api` segment becomes `/api-docs`, query string and hash off, then one trailing slash off.
 *
 * Odd input: a missing leading slash is added, so `core` is `/core` and the empty string is `/`;
 * the root stays `/`; slashes in the middle, and all but one at the end, stay as they are.
 *
 * @param pathname - A pathname without the site's base.
 * @param languages - The configured languages.
 */
export function canonicalPath(pathname: string, languages: readonly string[] = LANGUAGES): string {
  const absolute = pathname.startsWith('/') ? pathname : `/${pathname}`;
  return (
    splitLanguage(absolute, languages)
      // Off first, so that a segment ends at a slash or at the end of the text and nowhere else.
      .pathname.replace(/[?#].*$/s, '')
      .replace(/^\/api(?=\/|$)/, '/api-docs')
      .replace(/(?<=.)\/$/s, '')
  );
}
