import type { SearchRecord } from '../../../search/shared/record';
import { memoize } from '../../../shared/memoize';
import { type ApiReferenceOptions, type VersionOption } from './options';
import { createRemarkPlugin } from './page/remarkReference';
import { findReference, loadReferences } from './references';
import { createSearchRecords } from './searchRecords';

export { type VersionSettings, getVersionOptions } from './options';

/**
 * Creates the API reference of the packages that a site documents. It isn't a Docusaurus plugin, because its results
 * are options of the docs and search plugins.
 *
 * The packages are read for the first page that needs them, once per process, and cached on disk until they change.
 */
export function createApiReference(options: ApiReferenceOptions) {
  const references = memoize((version: VersionOption) => loadReferences(options.siteDir, version));

  return {
    /** Belongs into `beforeDefaultRemarkPlugins`, before the plugin that highlights code. */
    remarkPlugin: createRemarkPlugin(options, references),

    /**
     * Returns the search records of all rows on the pages of a docs version.
     *
     * @param folder - the folder of the version's pages, as in the options
     * @returns records with URLs relative to the version: `api/crud/#prop-rootPath`
     */
    async getSearchRecords(folder: string): Promise<SearchRecord[]> {
      const version = options.versions.find((candidate) => candidate.folder === folder);
      if (!version) {
        return [];
      }
      const { pages, path: start } = version;
      const all = await references(version);
      const records = await Promise.all(
        pages().map(({ name, path }) =>
          createSearchRecords(findReference(all, name), {
            url: path.slice(start.length),
            title: name,
          }),
        ),
      );
      return records.flat();
    },
  };
}
