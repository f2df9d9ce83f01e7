import { isPage, type NavEntry, type NavKind } from './entry';
import { titleOf } from './title';
import { walk } from './walk';

/** A page as lists and search results show it. */
export interface NavPage {
  pathname: string;
  title: string;
  /** The titles of the groups and subheaders around it, outermost first. */
  groups: readonly string[];
  kind?: NavKind;
}

/**
 * The pages of a tree in reading order, with the groups they stand in. Hidden pages are left out,
 * and an API page that repeats is listed in each of its places.
 */
export function pagesOf(tree: readonly NavEntry[]): NavPage[] {
  const pages: NavPage[] = [];
  for (const { entry, groups, hidden } of walk(tree)) {
    const title = titleOf(entry);
    if (isPage(entry) && !hidden && title !== null) {
      const { pathname, kind } = entry;
      pages.push({ pathname, title, groups, ...(kind && { kind }) });
    }
  }
  return pages;
}
