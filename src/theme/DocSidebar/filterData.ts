import sidebars from '@generated/navigation/default/sidebars.json';
import names from '@generated/site-search/default/names.json';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { findPageName } from '@site/plugins/search/shared/pageNames';
import { type ProductId, PRODUCTS } from '@site/src/site/products';

/** A product's name and its pages. */
export interface OtherProduct {
  name: string;
  items: PropSidebarItem[];
}

/** Returns a page's title, keyword, or synonym that matches the filter's text, if there is one. */
export function findName(permalink: string, query: string): string | undefined {
  return findPageName(names, permalink, query);
}

/**
 * Returns the pages of all products except one.
 *
 * @param own - the product whose sidebar is shown
 */
export function getOtherProducts(own: ProductId): OtherProduct[] {
  return PRODUCTS.filter(({ id }) => id !== own).map(({ id, name }) => ({
    name,
    items: sidebars[id],
  }));
}
