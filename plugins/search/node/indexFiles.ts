import { createHash } from 'node:crypto';
import { announce } from '../../shared/node/announce';
import type { PublicFolder } from '../../shared/node/publicFolder';
import { remembered } from '../../shared/remembered';

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

/** Search indexes of the development server, built when one is asked for. */
export class IndexesOnDemand {
  private readonly promised = new Map<string, (address: string) => Promise<void>>();

  constructor(private readonly files: Pick<PublicFolder, 'write'>) {}

  /**
   * Promises an index of the pages as they are now, in place of the earlier one.
   *
   * @param name of the file
   * @param label for the console
   * @param build makes the index
   * @returns its path below the site's base URL
   */
  publish(name: string, label: string, build: () => Promise<string>): string {
    const file = indexPath(name);
    const make = async (address: string): Promise<void> => {
      announce(`the search index of ${label}`);
      await this.files.write(address, await build());
    };
    this.promised.set(file, remembered(make));
    return file;
  }

  /**
   * Builds the index of an address, if it is not there yet; what failed is tried again. Any other address is
   * passed over.
   */
  async make(address: string): Promise<void> {
    await this.promised.get(address)?.(address);
  }
}
