import type { SearchRecord } from '../../../search/shared/record';
import { remembered } from '../../../shared/remembered';
import { type ApiReferenceOptions, type VersionOption } from './options';
import { referenceInPages } from './page/remarkReference';
import { findReference, referencesOf } from './references';
import { searchRecordsOf } from './searchRecords';

export { type VersionFacts, versionOptions } from './options';

/**
 * The reference of the packages that a site documents, read from their types. Not a Docusaurus
 * plugin of its own, because all it gives goes into the options of others: pages and search.
 *
 * Packages are read when the first page asks, once in a process, and kept on disk until they change.
 */
export function createApiReference(options: ApiReferenceOptions) {
  const references = remembered((version: VersionOption) => referencesOf(options.siteDir, version));

  return {
    /** Goes into `beforeDefaultRemarkPlugins`, before the plugin that highlights code. */
    remarkPlugin: referenceInPages(options, references),

    /**
     * The search records of all rows on the pages of a docs version.
     *
     * @param folder of the version's pages, as in the options
     * @returns with addresses from the version's start on: `api/crud/#prop-rootPath`
     */
    async searchRecords(folder: string): Promise<SearchRecord[]> {
      const version = options.versions.find((candidate) => candidate.folder === folder);
      if (!version) {
        return [];
      }
      const { pages, path: start } = version;
      const all = await references(version);
      const records = await Promise.all(
        pages().map(({ name, path }) =>
          searchRecordsOf(findReference(all, name), { url: path.slice(start.length), title: name }),
        ),
      );
      return records.flat();
    },
  };
}
