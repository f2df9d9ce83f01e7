import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { type NavEntry, titleOf } from '@site/plugins/shared/navigation';
import { isPage } from '@site/plugins/shared/navigation/entry';
import { SUBHEADER_CLASS } from '@site/plugins/shared/navigation/sidebar';
import { type ProductId, PRODUCTS } from '@site/plugins/shared/products';
import { SIDEBARS } from '@site/sidebars';

/** A product's name and its pages. */
export interface OtherProduct {
  name: string;
  items: PropSidebarItem[];
}

/** Entries as the drawer draws them: sections at the top, groups and subheaders in them. */
function drawn(entries: readonly NavEntry[], base: string, isTop = true): PropSidebarItem[] {
  return entries.flatMap((entry): PropSidebarItem[] => {
    const label = titleOf(entry);
    if (label === null) {
      return [];
    }
    const { pathname, subheader, children = [] } = entry;
    if (isPage(entry)) {
      return [{ type: 'link', label, href: base + pathname.slice(1) }];
    }
    const className = subheader === undefined ? undefined : SUBHEADER_CLASS;
    const collapsible = !isTop && !className;
    const items = drawn(children, base, false);
    return [{ type: 'category', label, className, collapsible, collapsed: false, items }];
  });
}

/**
 * The pages of all products but one.
 *
 * @param own the product whose drawer is shown
 * @param base the site's base, with the language and the last slash
 */
export function otherProducts(own: ProductId, base: string): OtherProduct[] {
  return PRODUCTS.filter(({ id }) => id !== own).map(({ id, name }) => ({
    name,
    items: drawn(SIDEBARS[id], base),
  }));
}
