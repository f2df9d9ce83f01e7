import { createHash } from 'node:crypto';
import type { PublicFolder } from '../../shared/node/publicFolder';
import { memoize } from '../../shared/memoize';

/** The folder of the index files below the site's base URL. */
const URL_FOLDER = 'search-index';

/** The number of hexadecimal hash digits in a file name. */
const HASH_LENGTH = 10;

/** Returns the path of an index below the site's base URL: `search-index/core-current.json`. */
function getIndexPath(name: string): string {
  return `${URL_FOLDER}/${name}.json`;
}

/**
 * Returns the path with a hash of the content, so that browsers can cache the file forever:
 * `search-index/core-current.0a1b2c3d4e.json`.
 */
export function getHashedIndexPath(name: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
  return getIndexPath(`${name}.${hash}`);
}

/** Builds search indexes for the development server when they are requested. */
export class OnDemandIndexes {
  private readonly builders = new Map<string, (file: string) => Promise<void>>();

  constructor(private readonly files: Pick<PublicFolder, 'write'>) {}

  /**
   * Registers an index that is built on the first request, and replaces an earlier index of the same name.
   *
   * @param name - the name of the file
   * @param label - the name of the product, for the log
   * @param build - returns the text of the index
   * @returns the index's path below the site's base URL
   */
  publish(name: string, label: string, build: () => Promise<string>): string {
    const path = getIndexPath(name);
    const write = async (file: string): Promise<void> => {
      console.info(`Building the search index of ${label} …`);
      await this.files.write(file, await build());
    };
    this.builders.set(path, memoize(write));
    return path;
  }

  /** Builds the index at a path, unless it has already been built. Ignores all other paths. */
  async build(file: string): Promise<void> {
    await this.builders.get(file)?.(file);
  }
}
