import { tryDecode } from '../tryDecode';

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
