/**
 * Removes the site's base URL from a route.
 *
 * @param route - a pathname as the router has it, such as `/toolpad/core/introduction/`
 * @param baseUrl - the site's base URL, with or without its trailing slash
 * @returns the pathname without the base, such as `/core/introduction/`; `/` for the base itself; `undefined` if the
 *   route is outside of the base (`/toolpad-old` is outside of `/toolpad/`)
 */
export function removeBase(route: string, baseUrl: string): string | undefined {
  const base = baseUrl.replace(/\/$/, '');
  if (!route.startsWith(base)) {
    return undefined;
  }
  const rest = route.slice(base.length);
  if (rest.startsWith('/')) {
    return rest;
  }
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : undefined;
}

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
 * @param href - the link as written, with or without the site's base; anything but an internal pathname or the path of
 *   a file (`pathname:///`) is returned unchanged
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
  if (href.startsWith(UNPROCESSED_URL_PREFIX)) {
    const path = href.slice(UNPROCESSED_URL_PREFIX.length);
    return UNPROCESSED_URL_PREFIX + root + (removeBase(path, root) ?? path).slice(1);
  }
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

/** Decodes part of a URL, or returns it unchanged if its percent-encoding is malformed. */
export function tryDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Removes the trailing slash of a permalink, and encodes it. Docusaurus doesn't encode spaces in file names. */
function encodePermalink(permalink: string): string {
  return encodeURI(tryDecode(permalink.replace(/\/$/, '')));
}

/** Returns a page's URL. It always ends with a slash, unlike Docusaurus's permalinks. */
export function getPageUrl(permalink: string): string {
  return `${encodePermalink(permalink)}/`;
}

/**
 * Returns the URL of a page's Markdown copy.
 *
 * @param permalink - the page's permalink, such as `/toolpad/core/introduction/`
 * @returns `/toolpad/core/introduction.md`
 */
export function getMarkdownUrl(permalink: string): string {
  return `${encodePermalink(permalink)}.md`;
}

/**
 * Returns the URL of the image that social networks show for a page.
 *
 * @param permalink - the page's permalink, which includes the site's base URL
 * @param baseUrl - the site's base URL, with a leading and a trailing slash
 * @returns `/toolpad/social/core/introduction.png`
 */
export function getSocialImageUrl(permalink: string, baseUrl: string): string {
  return `${baseUrl}social/${encodePermalink(permalink).slice(baseUrl.length)}.png`;
}
