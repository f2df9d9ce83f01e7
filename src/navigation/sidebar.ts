import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { escapeText } from '../../plugins/shared/escapeHtml';
import { canonicalPath } from '../../plugins/shared/navigation/canonical';
import { assertUniquePathnames } from './duplicates';
import { isApi, isPage, type NavEntry } from './entry';
import { titleOf } from './title';

export type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** Finds the Docusaurus doc of a page; `groups` says where the page stands, for error messages. */
export type DocIdOf = (pathname: string, groups: readonly string[]) => string;

/** The class name of a subheader in the sidebar, by which a theme tells it from a section. */
export const SUBHEADER_CLASS = 'subheader';

const LABEL = { className: SUBHEADER_CLASS };

/**
 * Turns a navigation tree into the items of a Docusaurus sidebar.
 *
 * - A page becomes a doc. Its label is also what the previous and next links say.
 * - A group at the top level is a section's heading, which cannot be closed; a group below it can.
 * - A subheader becomes a category without a link that cannot be closed: a label, which previous
 *   and next pass over, and which breadcrumbs and assistive technology know as the pages' group.
 *   Without children it is a bare label. Over API pages it is a group that can be closed: they are
 *   many, and wanted by name.
 * - Every item's `key` is its pathname: Docusaurus makes translation keys of it and rejects two
 *   items with equal labels ('Overview', 'Components') without one.
 * - Hidden entries, and groups in which nothing is left, are left out: Docusaurus refuses an empty
 *   category, and it would lead nowhere.
 *
 * @param tree - The entries, in order.
 * @param docIdOf - Gives the doc id of a page's pathname.
 * @throws Error for a duplicated pathname, and whatever `docIdOf` throws.
 */
export function buildSidebar(tree: readonly NavEntry[], docIdOf: DocIdOf): SidebarItem[] {
  assertUniquePathnames(tree);
  const timesSeen = new Map<string, number>();

  function buildItems(entries: readonly NavEntry[], groups: readonly string[]): SidebarItem[] {
    return entries.flatMap((entry): SidebarItem[] => {
      const label = titleOf(entry);
      if (label === null) {
        return [];
      }
      return isPage(entry) ? buildPage(entry, label, groups) : buildGroup(entry, label, groups);
    });
  }

  function buildPage(entry: NavEntry, label: string, groups: readonly string[]): SidebarItem[] {
    const { pathname } = entry;
    const address = canonicalPath(pathname);
    const times = (timesSeen.get(address) ?? 0) + 1;
    timesSeen.set(address, times);
    return [
      {
        // A 'ref' is a link at which previous and next do not stop: a page has one place in order.
        type: times === 1 ? 'doc' : 'ref',
        id: docIdOf(pathname, groups),
        label,
        key: times === 1 ? pathname : `${pathname}#${String(times)}`,
        ...chipOf(entry),
      },
    ];
  }

  function buildGroup(entry: NavEntry, label: string, groups: readonly string[]): SidebarItem[] {
    const { pathname, subheader, children = [] } = entry;
    if (entry.children === undefined) {
      return [
        { type: 'html', value: escapeText(label), key: pathname, ...LABEL, ...chipOf(entry) },
      ];
    }
    const items = buildItems(children, [...groups, label]);
    if (items.length === 0) {
      return [];
    }
    const isSection = groups.length === 0;
    const isLabel = subheader !== undefined && !children.every(isApi);
    return [
      {
        type: 'category',
        label,
        key: pathname,
        collapsible: !isLabel && !isSection,
        ...(isLabel && LABEL),
        ...chipOf(entry),
        items,
      },
    ];
  }

  return buildItems(tree, []);
}

/** Has the drawer say of an entry that it is new. */
export function chipOf(entry: NavEntry) {
  return entry.newFeature ? { customProps: { newFeature: true } } : {};
}
