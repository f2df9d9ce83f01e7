/**
 * Moved pages in chronological order: `'/core/old/': '/core/new/'`. The paths are relative to the site's base URL, with
 * a leading and a trailing slash. Hosts redirect them. For hosts without redirects, the build writes redirect pages.
 */
export const MOVED_PAGES: Record<string, string> = {};
