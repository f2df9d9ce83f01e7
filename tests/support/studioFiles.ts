import { getMetaValue } from '../../plugins/code/shared/metaValue';
import { findFences } from '../../scripts/lib/fences';
import type { Page } from '../../scripts/lib/readPages';

/** Matches the file of a page in a Studio app. */
const PAGE_FILE = /^toolpad\/pages\/(\w+)\/page\.yml$/;

interface AppFile {
  /** The path in the app's folder, such as `toolpad/resources/orders.ts`. */
  file: string;
  text: string;
  /** The line of the documentation page where the code begins. */
  line: number;
}

/**
 * Returns the files of a Studio app in the code blocks of a documentation page, in the order of the page.
 *
 * @param names - matches the files to return; page files by default
 */
export function findAppFiles(page: Page, names: RegExp = PAGE_FILE): AppFile[] {
  return findFences(page).flatMap(({ meta, code, line }) => {
    const file = getMetaValue(meta, 'title') ?? '';
    return names.test(file) ? [{ file, text: `${code}\n`, line }] : [];
  });
}

/** Returns the name of the page that a file defines, or `undefined` for other files. */
export const getPageName = (file: string): string | undefined => PAGE_FILE.exec(file)?.[1];
