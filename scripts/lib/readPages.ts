import fs from 'node:fs';
import path from 'node:path';
import { listPages, toUnixLines } from '../../plugins/shared/node/files';
import { PRODUCTS } from '../../src/site/products';

/** The project's root folder. */
export const ROOT = path.resolve(__dirname, '../..');

const PAGE_FOLDERS = PRODUCTS.map(({ folder }) => folder);

export interface Page {
  /** The path relative to the project's root, with `/`: `docs-toolpad-core/react-crud/index.mdx`. */
  path: string;
  text: string;
}

/**
 * Returns the paths of the pages in a folder.
 *
 * @param parts - parts of the pages' paths; an empty array selects all pages
 */
const findPages = (folder: string, parts: readonly string[]): string[] =>
  listPages(path.join(ROOT, folder))
    .map((page) => path.posix.join(folder, page))
    .filter((page) => parts.length === 0 || parts.some((part) => page.includes(part)));

/**
 * Reads pages.
 *
 * @param parts - parts of the pages' paths; an empty array selects all pages
 * @throws if no page matches, because a check without pages must not pass
 */
export function readPages(
  parts: readonly string[],
  folders: readonly string[] = PAGE_FOLDERS,
): Page[] {
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
