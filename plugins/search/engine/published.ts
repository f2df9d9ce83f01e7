/** The name under which the search plugin publishes its data. */
export const SEARCH_PLUGIN = 'site-search';

/** An index that can be fetched. */
export interface PublishedIndex {
  /** The id of the docs instance: `core`, `studio`. */
  id: string;
  /** The product's name: "Toolpad Core". */
  label: string;
  /** The version's name for readers: "v0.15.0". */
  versionLabel: string;
  /** Where the version's pages start, with the site's base: `/toolpad/core`. */
  path: string;
  /** Whether this is the version that readers get unless they choose another. */
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

/** The index to which a page belongs: that with the longest path above it; none for other pages. */
export function indexOfPage(
  indexes: readonly PublishedIndex[],
  pathname: string,
): PublishedIndex | undefined {
  return indexes
    .filter(({ path }) => isBelow(pathname, path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * The indexes to search from a page, one for each product: first that of the product and version
 * being read, then the current ones of the others in the published order.
 */
export function indexesForPage(
  indexes: readonly PublishedIndex[],
  pathname: string,
): PublishedIndex[] {
  const own = indexOfPage(indexes, pathname);
  const others = indexes.filter(({ id, isLast }) => id !== own?.id && isLast);
  return own ? [own, ...others] : others;
}
