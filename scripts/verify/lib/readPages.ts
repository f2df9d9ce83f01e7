import fs from 'node:fs';
import path from 'node:path';
import { listPages } from '../../../plugins/shared/node/files';
import { toUnixLines } from '../../../plugins/shared/toUnixLines';
import { PRODUCTS } from '../../../src/site/products';

/** The folder of the project. */
export const ROOT = path.resolve(__dirname, '../../..');

/** The site's folders of pages. */
const FOLDERS = PRODUCTS.map(({ folder }) => folder);

export interface Page {
  /** The path from the root of the project, with `/`: `docs-toolpad-core/react-crud/index.mdx`. */
  path: string;
  text: string;
}

/**
 * Returns the paths of the pages in a folder.
 *
 * @param parts - parts of the pages' paths; none for all pages
 */
export const findPages = (folder: string, parts: readonly string[]): string[] =>
  listPages(path.join(ROOT, folder))
    .map((page) => path.posix.join(folder, page))
    .filter((page) => parts.length === 0 || parts.some((part) => page.includes(part)));

/**
 * Reads pages.
 *
 * @param parts - parts of the pages' paths; none for all pages
 * @throws Error if no page matches, because a check of no page must not pass
 */
export function readPages(parts: readonly string[], folders: readonly string[] = FOLDERS): Page[] {
  const pages = folders.flatMap((folder) =>
    findPages(folder, parts).map((page) => ({
      path: page,
      text: toUnixLines(fs.readFileSync(path.join(ROOT, page), 'utf8')),
    })),
  );
  if (parts.length > 0 && pages.length === 0) {
    throw new Error(
      `Expected a part of the path of a page in ${folders.join(' or ')}, found ${parts.join(' ')}.`,
    );
  }
  return pages;
}
