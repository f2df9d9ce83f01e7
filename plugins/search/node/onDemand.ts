import { announce } from '../../shared/node/announce';
import type { PublicFolder } from '../../shared/node/publicFolder';
import { remembered } from '../../shared/remembered';
import { indexPath } from './indexFiles';

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
