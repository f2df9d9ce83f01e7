/**
 * Moved pages in chronological order: `'/core/old/': '/core/new/'`, relative to the site's base URL and with both
 * slashes. Hosts redirect these URLs. For hosts without redirects, the build writes a page that redirects.
 */
export const MOVED: Record<string, string> = {};
