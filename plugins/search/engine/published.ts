import { removeBase } from '../../shared/paths';

/** An index that the browser can fetch. */
export interface PublishedIndex {
  /** The id of the docs instance, such as `core`. */
  id: string;
  /** The product's name, such as "Toolpad Core". */
  label: string;
  /** The version's displayed name, such as "v0.15.0". */
  versionLabel: string;
  /** The base path of the version's pages, including the site's base URL, such as `/toolpad/core`. */
  path: string;
  /** Whether this is the default version of the product. */
  isLast: boolean;
  /** Links to the pages that most readers look for. */
  links: { title: string; to: string }[];
  /** The URLs of the index's files. */
  names: string;
  text: string;
}

/**
 * Returns the index that contains a page: the one with the longest matching base path. Returns `undefined` for pages
 * outside the documentation.
 */
export function findIndex(
  indexes: readonly PublishedIndex[],
  pathname: string,
): PublishedIndex | undefined {
  return indexes
    .filter(({ path }) => removeBase(pathname, path) !== undefined)
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Returns the indexes to search from a page: first the index of the page's own product and version, and then the index
 * of the default version of each other product.
 */
export function getIndexes(indexes: readonly PublishedIndex[], pathname: string): PublishedIndex[] {
  const current = findIndex(indexes, pathname);
  const others = indexes.filter(({ id, isLast }) => id !== current?.id && isLast);
  return current ? [current, ...others] : others;
}
