/**
 * Whether an address leads to a file of this host. By the page's address: a sandboxed document has no origin,
 * and a text that became an address (`blob:`) has the page's.
 */
export function isOwnAddress(address: string): boolean {
  return new URL(address, location.href).href.startsWith(`${location.origin}/`);
}
