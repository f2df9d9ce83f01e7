import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { buildSidebar } from '../../src/navigation/sidebar';
import { docIdResolver } from './docIds';
import { type ProductId, productOf } from '../../src/site/products';
import { SIDEBARS } from '../../sidebars';

/**
 * A product's tree as a sidebar of Docusaurus, which loads one file for each docs instance: apart from
 * the trees, because browsers get those and not what looks for the pages' files.
 */
export function sidebarOf(id: ProductId): SidebarsConfig {
  return { [id]: buildSidebar(SIDEBARS[id], docIdResolver(productOf(`/${id}/`))) };
}
