import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { escapeText } from '../../plugins/shared/escapeHtml';
import { getCanonicalPath } from '../../plugins/shared/navigation/canonical';
import { LANGUAGES } from '../site/urls';
import { isApi, isPage, type NavEntry } from './entry';
import { getTitle } from './title';
import { describeGroups, walk } from './navPages';

export type SidebarItem = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** Returns the id of a page's Docusaurus doc. Error messages name the `groups` around the page. */
export type GetDocId = (pathname: string, groups: readonly string[]) => string;

/** The theme recognizes a subheader in the sidebar by this class name. */
export const SUBHEADER_CLASS = 'subheader';

const LABEL = { className: SUBHEADER_CLASS };

/**
 * Checks that no pathname occurs twice in a tree. Groups, subheaders and hidden entries count, and two spellings of one
 * path (`/a`, `/a/`) are the same pathname. API pages may repeat.
 *
 * @throws Error that names the pathname and both places.
 */
function assertUniquePathnames(tree: readonly NavEntry[]): void {
  const places = new Map<string, readonly string[]>();
  for (const { entry, groups } of walk(tree)) {
    if (isApi(entry)) {
      continue;
    }
    const path = getCanonicalPath(entry.pathname, LANGUAGES);
    const first = places.get(path);
    if (first) {
      throw new Error(
        `Expected every pathname to occur once in a navigation tree, but found ` +
          `'${entry.pathname}' twice: in ${describeGroups(first)}, and in ` +
          `${describeGroups(groups)}. Remove one of the two entries in sidebars/ or give it another ` +
          `pathname. (Only entries of kind 'components-api' or 'hooks-api' may repeat.)`,
      );
    }
    places.set(path, groups);
  }
}

/**
 * Converts a navigation tree to the items of a Docusaurus sidebar.
 *
 * - A page becomes a doc. The previous and next links show its label, too.
 * - A group at the top level is a section, which can't be closed. A group below it can.
 * - A subheader becomes a category without a link that can't be closed. The previous and next links skip it;
 *   breadcrumbs and assistive technology present it as a group. Without children it is a bare label. Above API pages
 *   it is a group that can be closed, because there are many and readers look for one name.
 * - Every item's `key` is its pathname. Docusaurus makes translation keys of it, and rejects two items with equal
 *   labels ('Overview', 'Components') without one.
 * - Hidden entries and empty groups are skipped, because Docusaurus rejects an empty category.
 *
 * @param tree - The entries, in order.
 * @param getDocId - Returns the doc id of a page's pathname.
 * @throws Error for a duplicate pathname, and the errors of `getDocId`.
 */
export function buildSidebar(tree: readonly NavEntry[], getDocId: GetDocId): SidebarItem[] {
  assertUniquePathnames(tree);
  const timesSeen = new Map<string, number>();

  function buildItems(entries: readonly NavEntry[], groups: readonly string[]): SidebarItem[] {
    return entries.flatMap((entry): SidebarItem[] => {
      const label = getTitle(entry);
      if (label === null) {
        return [];
      }
      return isPage(entry) ? buildPage(entry, label, groups) : buildGroup(entry, label, groups);
    });
  }

  function buildPage(entry: NavEntry, label: string, groups: readonly string[]): SidebarItem[] {
    const { pathname } = entry;
    const address = getCanonicalPath(pathname, LANGUAGES);
    const times = (timesSeen.get(address) ?? 0) + 1;
    timesSeen.set(address, times);
    return [
      {
        // The previous and next links skip a 'ref', so that a page has one place in the order.
        type: times === 1 ? 'doc' : 'ref',
        id: getDocId(pathname, groups),
        label,
        key: times === 1 ? pathname : `${pathname}#${String(times)}`,
        ...getChipProps(entry),
      },
    ];
  }

  function buildGroup(entry: NavEntry, label: string, groups: readonly string[]): SidebarItem[] {
    const { pathname, subheader, children = [] } = entry;
    if (entry.children === undefined) {
      return [
        { type: 'html', value: escapeText(label), key: pathname, ...LABEL, ...getChipProps(entry) },
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
        ...getChipProps(entry),
        items,
      },
    ];
  }

  return buildItems(tree, []);
}

/** Returns the props that show a “New” chip. */
export function getChipProps(entry: NavEntry) {
  return entry.newFeature ? { customProps: { newFeature: true } } : {};
}
