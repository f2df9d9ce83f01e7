import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { getPageUrl } from '../../plugins/shared/paths';
import type { NavEntry } from './entry';
import { getTitle } from './title';

/** An entry and its position in the tree. */
interface EntryPosition {
  entry: NavEntry;
  /** The titles of the groups and subheaders that contain the entry, outermost first. */
  groups: readonly string[];
}

/** Yields every entry of a tree in reading order, with groups before their children. */
export function* walkEntries(
  tree: readonly NavEntry[],
  groups: readonly string[] = [],
): Generator<EntryPosition> {
  for (const entry of tree) {
    yield { entry, groups };
    yield* walkEntries(entry.children ?? [], [...groups, getTitle(entry) ?? entry.pathname]);
  }
}

/** Formats a position for an error message, such as `Components › Layout`. */
export function describeGroups(groups: readonly string[]): string {
  return groups.length === 0 ? 'the top level of the tree' : groups.join(' › ');
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

/**
 * Groups pages by the titles of their top groups, and then by the labels of the groups inside them. The pages of a top
 * group itself have an empty label, and come first, because after a labeled block, they would seem to belong to it.
 */
export function groupPages(pages: readonly NavPage[]): Map<string, Map<string, NavPage[]>> {
  const sections = new Map<string, Map<string, NavPage[]>>();
  for (const page of pages) {
    const [title = '', ...inner] = page.groups;
    // A group and its only subheader may have the same name.
    const label = [...new Set(inner)].join(' › ');
    const blocks = sections.get(title) ?? new Map<string, NavPage[]>([['', []]]);
    sections.set(title, blocks);
    blocks.set(label, [...(blocks.get(label) ?? []), page]);
  }
  return sections;
}
