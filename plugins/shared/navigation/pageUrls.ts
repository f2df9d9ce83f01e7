import { tryDecode } from '../tryDecode';

/** Removes the last slash of a permalink, and encodes it: Docusaurus keeps the spaces of a file name. */
function encodePermalink(permalink: string): string {
  return encodeURI(tryDecode(permalink.replace(/\/$/, '')));
}

/** Returns a page's URL with the trailing slash that all URLs of this site have, unlike Docusaurus's permalinks. */
export function getPageUrl(permalink: string): string {
  return `${encodePermalink(permalink)}/`;
}

/**
 * Returns the URL of a page's Markdown copy.
 *
 * @param permalink - `/toolpad/core/introduction/`
 * @returns `/toolpad/core/introduction.md`
 */
export function getMarkdownUrl(permalink: string): string {
  return `${encodePermalink(permalink)}.md`;
}

/**
 * Returns the URL of the picture that represents a page where it is shared.
 *
 * @param permalink - the page's permalink, which includes the site's base URL
 * @param baseUrl - the site's base URL, with both slashes
 * @returns `/toolpad/social/core/introduction.png`
 */
export function getSocialImageUrl(permalink: string, baseUrl: string): string {
  return `${baseUrl}social/${encodePermalink(permalink).slice(baseUrl.length)}.png`;
}
