import fs from 'node:fs';
import path from 'node:path';
import { pagesBelow } from '../../../plugins/shared/node/files';
import { PRODUCTS } from '../../../src/site/products';
import { toUnixLines } from '../../../plugins/shared/unixLines';

/** The project. */
export const ROOT = path.resolve(__dirname, '../../..');

/** The site's folders of pages. */
const TREES = PRODUCTS.map(({ folder }) => folder);

export interface Page {
  /** From the root of the project, with `/`: `docs-toolpad-core/react-crud/index.mdx`. */
  path: string;
  text: string;
}

/** The paths of the pages of a folder that contain one of some parts; all of them if there are none. */
export const pathsOf = (tree: string, parts: readonly string[]): string[] =>
  pagesBelow(path.join(ROOT, tree))
    .map((page) => path.posix.join(tree, page))
    .filter((page) => parts.length === 0 || parts.some((part) => page.includes(part)));

/**
 * Reads the pages whose path contains one of the given parts.
 *
 * @param parts none for all pages
 * @throws {Error} if no page's path contains one of the parts
 */
export function readPages(parts: readonly string[], trees: readonly string[] = TREES): Page[] {
  const pages = trees.flatMap((tree) =>
    pathsOf(tree, parts).map((page) => ({
      path: page,
      text: toUnixLines(fs.readFileSync(path.join(ROOT, page), 'utf8')),
    })),
  );
  if (parts.length > 0 && pages.length === 0) {
    // Nothing would be checked, which must not pass for a success.
    const folders = trees.join(' or ');
    throw new Error(
      `Expected a part of the path of a page in ${folders}, found ${parts.join(' ')}.`,
    );
  }
  return pages;
}
