/**
 * Removes the language from a pathname.
 *
 * The language is the first segment, if it is a configured one and a slash follows: `/en/core` becomes `/core`, but
 * `/en`, `/english/core` and `/EN/core` have no language. Neither has a pathname without a leading slash.
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
