import fs from 'node:fs';
import path from 'node:path';

const PAGE = /\.mdx?$/;

/**
 * The files below a folder, in an order that does not change.
 *
 * @param name what the files' names are like; all files without it
 * @returns relative to the folder, with `/`
 * @throws {Error} if there is no such folder
 */
export function filesBelow(folder: string, name?: RegExp): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (!name || name.test(entry.name)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The pages below a folder, as {@link filesBelow} gives them. */
export function pagesBelow(folder: string): string[] {
  return filesBelow(folder, PAGE);
}

/** Writes a file, and makes the folders that it lies in. */
export function writeFile(file: string, data: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, data);
}
