import fs from 'node:fs';
import path from 'node:path';
import { pagesBelow } from '../../../plugins/shared/node/files';
import { PRODUCTS } from '../../../plugins/shared/products';

/** The site's folders of pages. */
const TREES = PRODUCTS.map(({ folder }) => folder);

export interface Page {
  /** From the root of the project, with `/`: `docs-toolpad-core/react-crud/index.mdx`. */
  path: string;
  text: string;
}

/** What to say where nothing would be checked, which must not pass for a success. */
export function noPage(parts: readonly string[], folders: readonly string[] = TREES): string {
  return `Expected a part of the path of a page in ${folders.join(' or ')}, found ${parts.join(' ')}.`;
}

/**
 * Reads the pages whose path contains one of the given parts.
 *
 * @param parts none for all pages
 * @throws {Error} if no page's path contains one of the parts
 */
export function readPages(
  siteDir: string,
  parts: readonly string[] = [],
  trees: readonly string[] = TREES,
): Page[] {
  const pages = trees.flatMap((tree) =>
    pagesBelow(path.join(siteDir, tree))
      .map((page) => path.posix.join(tree, page))
      .filter((page) => parts.length === 0 || parts.some((part) => page.includes(part)))
      .map((page) => ({ path: page, text: fs.readFileSync(path.join(siteDir, page), 'utf8') })),
  );
  if (parts.length > 0 && pages.length === 0) {
    throw new Error(noPage(parts, trees));
  }
  return pages;
}
