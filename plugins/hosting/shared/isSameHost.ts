/**
 * Returns whether a URL is on the page's host. Strings are compared instead of origins, because a sandboxed document
 * has an opaque origin, and a `blob:` URL has the origin of the page.
 */
export function isSameHost(url: string): boolean {
  return new URL(url, location.href).href.startsWith(`${location.origin}/`);
}
