import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildSidebar } from '../sidebar';
import { createDocIdResolver } from './docIds';
import { type ProductId, getProduct } from '../../site/products';
import { SIDEBARS } from '../../../sidebars';

/**
 * Creates the sidebar of a product's docs instance. The function isn't in the module of the trees, because browsers
 * load the trees, and the function reads the pages' files.
 */
export function createSidebar(id: ProductId): SidebarsConfig {
  return { [id]: buildSidebar(SIDEBARS[id], createDocIdResolver(getProduct(`/${id}/`))) };
}
