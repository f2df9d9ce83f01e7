import { announce } from '../../shared/node/announce';
import type { PublicFolder } from '../../shared/node/publicFolder';
import { indexPath } from './indexFiles';

interface Promised {
  label: string;
  build: () => Promise<string>;
  /** Once it was asked for. */
  done?: Promise<unknown>;
}

/** Search indexes of the development server, built when one is asked for. */
export class IndexesOnDemand {
  private readonly promised = new Map<string, Promised>();

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
    this.promised.set(file, { label, build });
    return file;
  }

  /** Builds the index of an address; any other address is passed over. */
  async make(address: string): Promise<void> {
    const index = this.promised.get(address);
    if (!index) {
      return;
    }
    if (!index.done) {
      announce(`the search index of ${index.label}`);
      index.done = index.build().then((json) => this.files.write(address, json));
      // What failed is tried again.
      index.done.catch(() => delete index.done);
    }
    await index.done;
  }
}
