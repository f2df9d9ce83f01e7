import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { tryDecode } from '../paths';

/** Matches the files of pages, and of the parts that pages import. */
export const PAGE_FILE = /\.mdx?$/;

/** Replaces the separators of a path on Windows with `/`. */
export function toPosixPath(file: string): string {
  return file.split(path.sep).join('/');
}

/**
 * Lists the files below a folder, sorted by path.
 *
 * @param folder - the folder to search, including its subfolders
 * @param name - a pattern for the names of the files; by default, all files are listed
 * @returns paths relative to the folder, with `/`
 * @throws Error if the folder doesn't exist
 */
export function listFiles(folder: string, name?: RegExp): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (!name || name.test(entry.name)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map(toPosixPath)
    .sort();
}

/** Lists the pages below a folder (see {@link listFiles}). */
export function listPages(folder: string): string[] {
  return listFiles(folder, PAGE_FILE);
}

/**
 * Returns the path of a file in a built site.
 *
 * @param folder - the folder of the build
 * @param url - the path of the file's URL, including the site's base URL
 */
export function getOutputFile(folder: string, url: string, baseUrl: string): string {
  return path.join(folder, tryDecode(url).slice(baseUrl.length));
}

/** Writes a file, and creates its folder if necessary. */
export function writeFile(file: string, data: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, data);
}

/** Converts Windows line endings (CRLF) to LF. Editors and checkouts without `.gitattributes` produce them. */
export function toUnixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Returns a hash of a file's content for the file's name, so that browsers can cache the file forever. */
export function getContentHash(content: string | Uint8Array, digits = 8): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
