import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { getPageFiles } from '../../../plugins/shared/node/docsFolders';
import { SITE_DIR } from '../../../plugins/shared/node/siteDir';
import { SIDEBARS } from '../../../sidebars';
import { type Product, type ProductId, getProduct } from '../../site/products';
import { buildSidebar } from '../sidebar';

/**
 * Returns Docusaurus's id of a page. `/core/react-account` is `react-account` for the file
 * `docs-toolpad-core/react-account.mdx`, or `react-account/index` for `docs-toolpad-core/react-account/index.mdx`.
 *
 * @throws if the page has no file in the product's folder
 */
function getDocId(pathname: string, { id, folder }: Product): string {
  const files = getPageFiles(pathname.slice(`/${id}/`.length));
  const file = files.find((name) => existsSync(path.join(SITE_DIR, folder, name)));
  if (file === undefined) {
    throw new Error(
      `src/navigation/trees/${id}.ts: found no file for the page '${pathname}': ` +
        `write ${files.map((name) => `${folder}/${name}`).join(' or ')}, or remove the entry.`,
    );
  }
  return file.replace(/\.mdx$/, '');
}

/** Creates the sidebar of a product's docs instance. */
export function createSidebar(id: ProductId): SidebarsConfig {
  const product = getProduct(`/${id}/`);
  return { [id]: buildSidebar(SIDEBARS[id], (pathname) => getDocId(pathname, product)) };
}
