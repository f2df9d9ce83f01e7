import fs from 'node:fs';
import path from 'node:path';
import type { ApiPage } from './options';

const REFERENCE = /^<ApiReference name="(\w+)"/m;

/** `api/crud.mdx` → `api/crud/`; `react-crud/index.mdx` → `react-crud/`. */
function addressOfFile(file: string): string {
  return file
    .split(path.sep)
    .join('/')
    .replace(/(?:(^|\/)index)?\.mdx$/, '$1')
    .replace(/([^/])$/, '$1/');
}

/**
 * The pages of a folder that stand for exports of a package, by the `<ApiReference>` on them. An old
 * version has other pages than the navigation of today.
 *
 * @param folder of the pages
 * @param start where the folder's pages start, without the site's base: `/core/0.15.0/`
 */
export function apiPages(folder: string, start: string): ApiPage[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => {
      const name = REFERENCE.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.[1];
      return name === undefined ? [] : [{ name, path: start + addressOfFile(file) }];
    });
}
