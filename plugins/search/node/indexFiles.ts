import { createHash } from 'node:crypto';

/** The folder of the index files below the site's base URL. */
const URL_FOLDER = 'search-index';

/** Letters of the content's hash in a file name: enough that two contents never share a name. */
const HASH_LENGTH = 10;

/** The path of an index below the site's base URL: `search-index/core-current.json`. */
export function indexPath(name: string): string {
  return `${URL_FOLDER}/${name}.json`;
}

/**
 * The same with a name that changes with the content, so that it can be cached forever:
 * `search-index/core-current.0a1b2c3d4e.json`.
 */
export function hashedIndexPath(name: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
  return indexPath(`${name}.${hash}`);
}
