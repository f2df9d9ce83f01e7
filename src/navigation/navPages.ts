import { isPage, type NavEntry, type NavKind } from './entry';
import { getTitle } from './title';

/** An entry and its position in the tree. */
export interface EntryPosition {
  entry: NavEntry;
  /** The titles of the groups and subheaders that contain the entry, outermost first. */
  groups: readonly string[];
  /** Whether the entry or one of its groups has `title: false`. */
  hidden: boolean;
}

/** Yields every entry of a tree in reading order, with groups before their children. */
export function* walkEntries(
  tree: readonly NavEntry[],
  groups: readonly string[] = [],
  insideHidden = false,
): Generator<EntryPosition> {
  for (const entry of tree) {
    const title = getTitle(entry);
    const hidden = insideHidden || title === null;
    yield { entry, groups, hidden };
    if (entry.children) {
      yield* walkEntries(entry.children, [...groups, title ?? entry.pathname], hidden);
    }
  }
}

/** Formats a position for an error message, such as `Components › Layout`. */
export function describeGroups(groups: readonly string[]): string {
  return groups.length === 0 ? 'the top level of the tree' : groups.join(' › ');
}

/** A page in lists and search results. */
export interface NavPage {
  pathname: string;
  title: string;
  /** The titles of the groups and subheaders that contain the page, outermost first. */
  groups: readonly string[];
  kind?: NavKind;
}

/**
 * Returns the pages of a tree in reading order, with their groups. Skips hidden pages, and returns a repeated API page
 * once for each position.
 */
export function getPages(tree: readonly NavEntry[]): NavPage[] {
  const pages: NavPage[] = [];
  for (const { entry, groups, hidden } of walkEntries(tree)) {
    const title = getTitle(entry);
    if (isPage(entry) && !hidden && title !== null) {
      const { pathname, kind } = entry;
      pages.push({ pathname, title, groups, ...(kind && { kind }) });
    }
  }
  return pages;
}
