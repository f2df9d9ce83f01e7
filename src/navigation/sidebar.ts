import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { escapeText } from '../../plugins/shared/escapeHtml';
import { getCanonicalPath } from '../../plugins/shared/paths';
import { LANGUAGES } from '../site/urls';
import { isApi, isPage, type NavEntry } from './entry';
import { getTitle } from './title';
import { describeGroups, walkEntries } from './navPages';

export type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The class name that identifies a subheader in the sidebar. */
export const SUBHEADER_CLASS = 'subheader';

const SUBHEADER_PROPS = { className: SUBHEADER_CLASS };

/**
 * Checks that no pathname occurs twice in a tree. Groups, subheaders, and hidden entries count, and two spellings of a
 * path (`/a`, `/a/`) are the same pathname. API pages may repeat.
 *
 * @throws if a pathname occurs twice; the message contains the pathname and both positions
 */
function assertUniquePathnames(tree: readonly NavEntry[]): void {
  const places = new Map<string, readonly string[]>();
  for (const { entry, groups } of walkEntries(tree)) {
    if (isApi(entry)) {
      continue;
    }
    const path = getCanonicalPath(entry.pathname, LANGUAGES);
    const first = places.get(path);
    if (first) {
      throw new Error(
        `Expected every pathname to occur once in a navigation tree, but found ` +
          `'${entry.pathname}' twice: in ${describeGroups(first)}, and in ` +
          `${describeGroups(groups)}. Remove one of the two entries in src/navigation/trees/ or give it another ` +
          `pathname. (Only entries of kind 'components-api' or 'hooks-api' may repeat.)`,
      );
    }
    places.set(path, groups);
  }
}

/**
 * Converts a navigation tree to the items of a Docusaurus sidebar.
 *
 * - A page becomes a doc. Without a title of the entry, the label is the page's own title, except on API pages.
 * - A group at the top level becomes a section, which isn't collapsible. A nested group is collapsible.
 * - A subheader becomes a category that has no link and isn't collapsible. The pagination skips it, but breadcrumbs and
 *   assistive technology present it as a group. Without children, it becomes a bare label. Above API pages, it becomes
 *   a collapsible group, because there are many API pages and readers look for one name.
 * - Every item's `key` is its pathname. Docusaurus creates translation keys from it; without keys, it rejects
 *   items with equal labels ('Overview', 'Components').
 * - Hidden entries and empty groups are skipped, because Docusaurus rejects an empty category.
 *
 * @param tree - the entries, in order
 * @param getDocId - returns the doc id for a page's pathname
 * @throws if a pathname occurs twice, or if `getDocId` throws
 */
export function buildSidebar(
  tree: readonly NavEntry[],
  getDocId: (pathname: string) => string,
): SidebarItem[] {
  assertUniquePathnames(tree);
  const timesSeen = new Map<string, number>();

  function buildItems(entries: readonly NavEntry[], isTop: boolean): SidebarItem[] {
    return entries.flatMap((entry): SidebarItem[] => {
      const label = getTitle(entry);
      if (label === null) {
        return [];
      }
      return isPage(entry) ? [buildPage(entry, label)] : buildGroup(entry, label, isTop);
    });
  }

  function buildPage(entry: NavEntry, label: string): SidebarItem {
    const { pathname } = entry;
    const address = getCanonicalPath(pathname, LANGUAGES);
    const times = (timesSeen.get(address) ?? 0) + 1;
    timesSeen.set(address, times);
    return {
      // The pagination skips a 'ref', so that a page has only one position in the order.
      type: times === 1 ? 'doc' : 'ref',
      id: getDocId(pathname),
      ...((entry.title !== undefined || isApi(entry)) && { label }),
      key: times === 1 ? pathname : `${pathname}#${String(times)}`,
      ...getChipProps(entry),
    };
  }

  function buildGroup(entry: NavEntry, label: string, isTop: boolean): SidebarItem[] {
    const { pathname, subheader, children } = entry;
    if (children === undefined) {
      const value = escapeText(label);
      return [{ type: 'html', value, key: pathname, ...SUBHEADER_PROPS, ...getChipProps(entry) }];
    }
    const items = buildItems(children, false);
    if (items.length === 0) {
      return [];
    }
    const isLabel = subheader !== undefined && !children.every(isApi);
    return [
      {
        type: 'category',
        label,
        key: pathname,
        collapsible: !isLabel && !isTop,
        ...(isLabel && SUBHEADER_PROPS),
        ...getChipProps(entry),
        items,
      },
    ];
  }

  return buildItems(tree, true);
}

/** Returns the props that show a “New” chip. */
function getChipProps(entry: NavEntry) {
  return entry.newFeature ? { customProps: { newFeature: true } } : {};
}
