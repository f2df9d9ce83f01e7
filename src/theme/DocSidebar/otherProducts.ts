import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { type NavEntry } from '@site/src/navigation/entry';
import { titleOf } from '@site/src/navigation/title';
import { isApi, isPage } from '@site/src/navigation/entry';
import { chipOf, SUBHEADER_CLASS } from '@site/src/navigation/sidebar';
import { type ProductId, PRODUCTS } from '@site/src/site/products';
import { SIDEBARS } from '@site/sidebars';

/** A product's name and its pages. */
export interface OtherProduct {
  name: string;
  items: PropSidebarItem[];
}

/** Entries as the drawer draws them: sections at the top, groups and subheaders in them. */
function drawn(
  entries: readonly NavEntry[],
  base: string,
  isUnlisted: (pathname: string) => boolean,
  isTop = true,
): PropSidebarItem[] {
  return entries.flatMap((entry): PropSidebarItem[] => {
    const label = titleOf(entry);
    if (label === null) {
      return [];
    }
    const { pathname, subheader, children = [] } = entry;
    if (isPage(entry)) {
      if (isUnlisted(pathname)) {
        return [];
      }
      return [{ type: 'link', label, href: base + pathname.slice(1), ...chipOf(entry) }];
    }
    const isLabel = subheader !== undefined && !children.every(isApi);
    return [
      {
        type: 'category',
        label,
        className: isLabel ? SUBHEADER_CLASS : undefined,
        collapsible: !isTop && !isLabel,
        collapsed: false,
        items: drawn(children, base, isUnlisted, false),
        ...chipOf(entry),
      },
    ];
  });
}

/**
 * The pages of all products but one.
 *
 * @param own the product whose drawer is shown
 * @param base the site's base, with the language and the last slash
 * @param isUnlisted tells of a page's address without the base whether its writer keeps it out of lists
 */
export function otherProducts(
  own: ProductId,
  base: string,
  isUnlisted: (pathname: string) => boolean,
): OtherProduct[] {
  return PRODUCTS.filter(({ id }) => id !== own).map(({ id, name }) => ({
    name,
    items: drawn(SIDEBARS[id], base, isUnlisted),
  }));
}
