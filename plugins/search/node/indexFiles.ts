import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';

/** The folder of the index files below the site's base URL. */
const URL_FOLDER = 'search-index';

/** Letters of the content's hash in a file name: enough that two contents never share a name. */
const HASH_LENGTH = 10;

/**
 * The directory, relative to the site's, from which the indexes are served as they are.
 *
 * It belongs into `staticDirectories` of the site's configuration: Docusaurus serves these in
 * development and copies them into the build, and it does so after all plugins have loaded.
 */
export function searchStaticDirectory(): string {
  return `${GENERATED_FILES_DIR_NAME}/site-search/static`;
}

/** Forgets the indexes of earlier runs. */
export async function clearIndexFiles(siteDir: string): Promise<void> {
  await fs.rm(path.join(siteDir, searchStaticDirectory()), { recursive: true, force: true });
}

/** The path of an index below the site's base URL: `search-index/core-current.json`. */
export function indexPath(name: string): string {
  return `${URL_FOLDER}/${name}.json`;
}

/**
 * Writes one index.
 *
 * @param file its path below the site's base URL
 */
export async function writeIndex(siteDir: string, file: string, json: string): Promise<void> {
  const target = path.join(siteDir, searchStaticDirectory(), file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, json);
}

/**
 * Writes one index under a name that changes with its content, so that it can be cached forever.
 *
 * @returns its path below the site's base URL: `search-index/core-current.0a1b2c3d4e.json`
 */
export async function writeIndexFile(siteDir: string, name: string, json: string): Promise<string> {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
  const file = indexPath(`${name}.${hash}`);
  await writeIndex(siteDir, file, json);
  return file;
}
