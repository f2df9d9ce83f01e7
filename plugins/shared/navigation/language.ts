/**
 * Removes the language prefix from a pathname.
 *
 * The first segment is a language prefix if it is a configured language and a slash follows: `/en/core` becomes
 * `/core`. `/en`, `/english/core`, `/EN/core`, and pathnames without a leading slash have no language prefix.
 *
 * @param pathname - a pathname without the site's base
 * @param languages - the configured languages
 */
export function removeLanguage(pathname: string, languages: readonly string[]): string {
  const candidate = /^\/([^/?#]+)\//.exec(pathname)?.[1];
  return candidate !== undefined && languages.includes(candidate)
    ? pathname.slice(`/${candidate}`.length)
    : pathname;
}
