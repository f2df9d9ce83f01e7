import { getContentHash } from '../../shared/node/contentHash';
import type { PublicFolder } from '../../shared/node/publicFolder';
import { memoize } from '../../shared/memoize';

/** The folder of the index files below the site's base URL. */
const URL_FOLDER = 'search-index';

/** The number of hexadecimal hash digits in a file name. */
const HASH_LENGTH = 10;

export type IndexFiles = Record<'names' | 'text', string>;

/** Returns the path of a file below the site's base URL: `search-index/core-current.names.json`. */
function getIndexPath(name: string): string {
  return `${URL_FOLDER}/${name}.json`;
}

/**
 * Returns the paths with a hash of the content, so that browsers can cache the files forever:
 * `search-index/core-current.names.0a1b2c3d4e.json`.
 */
export function getHashedIndexPaths(name: string, { names, text }: IndexFiles): IndexFiles {
  const getPath = (part: string, json: string): string =>
    getIndexPath(`${name}.${part}.${getContentHash(json, HASH_LENGTH)}`);
  return { names: getPath('names', names), text: getPath('text', text) };
}

/** Builds search indexes for the development server when they are requested. */
export class OnDemandIndexes {
  private readonly builders = new Map<string, () => Promise<void>>();

  constructor(private readonly files: Pick<PublicFolder, 'write'>) {}

  /**
   * Registers an index that is built on the first request, and replaces an earlier index of the same name.
   *
   * @param name - the name of the file
   * @param label - the name of the product, for the log
   * @param build - returns the JSON of the index
   * @returns the paths of the index's files below the site's base URL
   */
  publish(name: string, label: string, build: () => Promise<IndexFiles>): IndexFiles {
    const paths = { names: getIndexPath(`${name}.names`), text: getIndexPath(`${name}.text`) };
    const write = memoize(async () => {
      console.info(`Building the search index of ${label} …`);
      const { names, text } = await build();
      await this.files.write(paths.names, names);
      await this.files.write(paths.text, text);
    });
    Object.values(paths).forEach((path) => this.builders.set(path, () => write(name)));
    return paths;
  }

  /** Builds the index at a path, unless it has already been built. Ignores all other paths. */
  async build(file: string): Promise<void> {
    await this.builders.get(file)?.();
  }
}
