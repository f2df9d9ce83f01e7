/**
 * Moved pages, in the order of their moves: `'/core/old/': '/core/new/'`, relative to the site's base and with both
 * slashes. Hosts redirect these URLs. On hosts that can't, a page redirects.
 */
export const MOVED: Record<string, string> = {};
