import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isApi, isPage, type NavEntry } from '@site/src/navigation/entry';
import { getTitle } from '@site/src/navigation/title';
import { getChipProps, SUBHEADER_CLASS } from '@site/src/navigation/sidebar';
import { type ProductId, PRODUCTS } from '@site/src/site/products';
import { SIDEBARS } from '@site/sidebars';
import { findPageName } from '@site/plugins/search/shared/pageNames';
import names from '@generated/site-search/default/names.json';

/** A product's name and its pages. */
export interface OtherProduct {
  name: string;
  items: PropSidebarItem[];
}

/** Converts entries in the same way as Docusaurus: sections at the top level, groups and subheaders below. */
function toItems(
  entries: readonly NavEntry[],
  base: string,
  isUnlisted: (pathname: string) => boolean,
  isTop = true,
): PropSidebarItem[] {
  return entries.flatMap((entry): PropSidebarItem[] => {
    const label = getTitle(entry);
    if (label === null) {
      return [];
    }
    const { pathname, subheader, children = [] } = entry;
    if (isPage(entry)) {
      if (isUnlisted(pathname)) {
        return [];
      }
      return [{ type: 'link', label, href: base + pathname.slice(1), ...getChipProps(entry) }];
    }
    const isLabel = subheader !== undefined && !children.every(isApi);
    return [
      {
        type: 'category',
        label,
        className: isLabel ? SUBHEADER_CLASS : undefined,
        collapsible: !isTop && !isLabel,
        collapsed: false,
        items: toItems(children, base, isUnlisted, false),
        ...getChipProps(entry),
      },
    ];
  });
}

/** Returns a page's title, keyword, or synonym that matches the filter's text, if there is one. */
export function findName(permalink: string, query: string): string | undefined {
  return findPageName(names, permalink, query);
}

/**
 * Returns the pages of all products except one.
 *
 * @param own - the product whose sidebar is shown
 * @param base - the site's base URL, with the language and the trailing slash
 * @param isUnlisted - returns whether the page at a path without the base URL is unlisted
 */
export function getOtherProducts(
  own: ProductId,
  base: string,
  isUnlisted: (pathname: string) => boolean,
): OtherProduct[] {
  return PRODUCTS.filter(({ id }) => id !== own).map(({ id, name }) => ({
    name,
    items: toItems(SIDEBARS[id], base, isUnlisted),
  }));
}
