import { copiedCode, fencesOf, metaValue } from '../../verify/lib/fences';
import type { Page } from '../../verify/lib/readPages';

const APP_FILE = /^(toolpad\/.+|\.env)$/;

const PAGE_FILE = /^toolpad\/pages\/(\w+)\/page\.yml$/;

/** A file of an app of Studio. */
export interface AppFile {
  /** Its place in the app's folder: `toolpad/resources/orders.ts`. */
  file: string;
  text: string;
  /** The line of the docs' page where its block begins. */
  line: number;
}

/** A page of an app of Studio. */
export interface PageFile extends AppFile {
  page: string;
}

/**
 * The files of an app that stand in the code blocks of a page of the docs, in its order.
 *
 * @param names which files count
 */
export function appFilesIn(written: Page, names: RegExp = APP_FILE): AppFile[] {
  return fencesOf(written).flatMap(({ meta, code, line }) => {
    const file = metaValue(meta, 'title') ?? '';
    return names.test(file) ? [{ file, text: `${copiedCode(code)}\n`, line }] : [];
  });
}

/** The name of the page that a file of an app is; nothing for other files. */
export const pageNameOf = (file: string): string | undefined => PAGE_FILE.exec(file)?.[1];

/** The page files in the code blocks of a page of the docs. */
export function pageFilesIn(written: Page): PageFile[] {
  return appFilesIn(written).flatMap((found) => {
    const page = pageNameOf(found.file);
    return page ? [{ ...found, page }] : [];
  });
}
