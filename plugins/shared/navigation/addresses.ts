import { decoded } from '../decoded';

/**
 * Where the outputs of a page stand, by its address. The build writes them there, heads and page
 * tools lead there.
 */

/** Encodes the permalink, too: Docusaurus leaves the spaces of a file's name as they are. */
function withoutSlash(permalink: string): string {
  return encodeURI(decoded(permalink.replace(/\/$/, '')));
}

/**
 * The address of a page: Docusaurus writes permalinks with or without the slash that all addresses of
 * this site end in.
 */
export function addressOf(permalink: string): string {
  return `${withoutSlash(permalink)}/`;
}

/**
 * The Markdown twin of a page.
 *
 * @param permalink the page's address with the site's base: `/toolpad/core/introduction/`
 * @returns `/toolpad/core/introduction.md`
 */
export function twinOf(permalink: string): string {
  return `${withoutSlash(permalink)}.md`;
}

/**
 * The picture that stands for a page where it is shared.
 *
 * @param permalink the page's address with the site's base
 * @param baseUrl the site's base, with both slashes
 * @returns `/toolpad/social/core/introduction.png`
 */
export function socialImageOf(permalink: string, baseUrl: string): string {
  return `${baseUrl}social/${withoutSlash(permalink).slice(baseUrl.length)}.png`;
}
