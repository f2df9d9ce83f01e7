import fs from 'node:fs/promises';
import path from 'node:path';
import { pagesBelow } from '../../../plugins/shared/node/files';
import { fencesOf, metaValue } from '../../verify/lib/fences';
import type { Page } from '../../verify/lib/readPages';

const PAGE_FILE = /^toolpad\/pages\/(\w+)\/page\.yml$/;

/** A page of an app of Studio. */
export interface PageFile {
  /** Its place in the app's folder: `toolpad/pages/orders/page.yml`. */
  file: string;
  page: string;
  text: string;
}

/** The page files in the code blocks of a page of the docs. */
export function pageFilesIn(written: Page): PageFile[] {
  return fencesOf(written).flatMap(({ language, meta, code }) => {
    const file = metaValue(meta, 'title') ?? '';
    const page = PAGE_FILE.exec(file)?.[1];
    return language === 'yaml' && page ? [{ file, page, text: `${code}\n` }] : [];
  });
}

/**
 * Writes the page files of a folder of the docs into the folder of an app.
 *
 * @returns the names of the docs' pages and of the app's
 */
export async function writePageFiles(
  docs: string,
  app: string,
): Promise<{ name: string; page: string }[]> {
  const written = [];
  for (const name of pagesBelow(docs)) {
    const place = path.join(docs, name);
    for (const { file, page, text } of pageFilesIn({
      path: place,
      text: await fs.readFile(place, 'utf8'),
    })) {
      const target = path.join(app, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, text);
      written.push({ name: path.basename(name, '.mdx'), page });
    }
  }
  return written;
}
