import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildSidebar } from '../../src/navigation/sidebar';
import { createDocIdResolver } from './docIds';
import { type ProductId, getProduct } from '../../src/site/products';
import { SIDEBARS } from '../../sidebars';

/**
 * Creates the sidebar of a product's docs instance. It is separate from the trees, which browsers load, because it looks
 * for the pages' files.
 */
export function createSidebar(id: ProductId): SidebarsConfig {
  return { [id]: buildSidebar(SIDEBARS[id], createDocIdResolver(getProduct(`/${id}/`))) };
}
