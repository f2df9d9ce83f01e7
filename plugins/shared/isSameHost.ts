/**
 * Returns whether a URL is on the page's host. Strings are compared instead of origins, because a sandboxed document
 * has an opaque origin, and a `blob:` URL has the origin of the page.
 */
export function isSameHost(address: string): boolean {
  return new URL(address, location.href).href.startsWith(`${location.origin}/`);
}
