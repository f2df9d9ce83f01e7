import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';

/** In a tree of more pages, each page would bring more of the others' names than of its own text. */
export const MANY_PAGES = 300;

function linksIn(item: PropSidebarItem): PropSidebarItemLink[] {
  switch (item.type) {
    case 'link':
      return [item];
    case 'category':
      return item.items.flatMap(linksIn);
    default:
      return [];
  }
}

/** What is known of a link that stands for a group. */
const FOLDED = { isFolded: true };

/**
 * Folds those groups and sections of a large tree that don't hold the page: each becomes a link to its first
 * page, beside which it is whole.
 *
 * @param items the tree
 * @param isShown tells whether an address is that of the page
 * @returns the same tree, if it has at most `MANY_PAGES` pages
 */
export function foldTree(
  items: readonly PropSidebarItem[],
  isShown: (href: string) => boolean,
): readonly PropSidebarItem[] {
  const fold = (item: PropSidebarItem): PropSidebarItem => {
    const pages = linksIn(item);
    const [first] = pages;
    if (item.type !== 'category' || !first) {
      return item;
    }
    return pages.some(({ href }) => isShown(href))
      ? { ...item, items: item.items.map(fold) }
      : { type: 'link', label: item.label, href: first.href, customProps: FOLDED };
  };
  return items.flatMap(linksIn).length > MANY_PAGES ? items.map(fold) : items;
}
