import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { getPageUrl } from '../../plugins/shared/paths';
import { isPage, type NavEntry } from './entry';
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

/** Yields the pages of a tree in reading order, except hidden ones. A repeated API page occurs once per position. */
export function* walkPages(tree: readonly NavEntry[]): Generator<EntryPosition> {
  for (const position of walkEntries(tree)) {
    if (isPage(position.entry) && !position.hidden) {
      yield position;
    }
  }
}

/** A page in lists. */
export interface NavPage {
  href: string;
  title: string;
  /** The labels of the groups and subheaders that contain the page, outermost first. */
  groups: readonly string[];
}

/** Returns the listed pages of a Docusaurus sidebar in reading order, with their groups. */
export function getPages(
  items: readonly PropSidebarItem[],
  groups: readonly string[] = [],
): NavPage[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return getPages(item.items, [...groups, item.label]);
    }
    return item.type === 'link' && !item.unlisted
      ? [{ href: getPageUrl(item.href), title: item.label, groups }]
      : [];
  });
}
