/** The name under which the search plugin publishes its data. */
export const SEARCH_PLUGIN = 'site-search';

/** An index that the browser can fetch. */
export interface PublishedIndex {
  /** The id of the docs instance: `core`, `studio`. */
  id: string;
  /** The product's name: "Toolpad Core". */
  label: string;
  /** The version's name for readers: "v0.15.0". */
  versionLabel: string;
  /** The path above the version's pages, with the site's base: `/toolpad/core`. */
  path: string;
  /** True for the version that readers get unless they choose another. */
  isLast: boolean;
  /** The index file's path below the site's base URL. */
  file: string;
}

/** The global data of the search plugin. */
export interface SearchPluginData {
  indexes: PublishedIndex[];
}

function isBelow(pathname: string, path: string): boolean {
  const base = path.replace(/\/$/, '');
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** Returns the index of a page, which is the one with the longest path above it. Other pages have none. */
export function findIndex(
  indexes: readonly PublishedIndex[],
  pathname: string,
): PublishedIndex | undefined {
  return indexes
    .filter(({ path }) => isBelow(pathname, path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Returns the indexes to search from a page, one for each product: first the one of the page's product and
 * version, then the latest ones of the other products.
 */
export function getIndexes(indexes: readonly PublishedIndex[], pathname: string): PublishedIndex[] {
  const own = findIndex(indexes, pathname);
  const others = indexes.filter(({ id, isLast }) => id !== own?.id && isLast);
  return own ? [own, ...others] : others;
}
