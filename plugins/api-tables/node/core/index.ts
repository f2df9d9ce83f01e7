import type { SearchRecord } from '../../../search/shared/record';
import { memoize } from '../../../shared/memoize';
import { type ApiReferenceOptions, type VersionOption } from './options';
import { createRemarkPlugin } from './page/remarkReference';
import { findPackage, findReference, loadReferences } from './references';
import { createSearchRecords } from './searchRecords';

export { type VersionSettings, getVersionOptions } from './options';

/**
 * Creates the API reference of the packages that a site documents. It isn't a Docusaurus plugin, because other plugins
 * take its results as options.
 *
 * The packages are read when a page needs them for the first time. The result is kept in memory.
 *
 * @throws Error with the install command, if a version's package is missing
 */
export function createApiReference(options: ApiReferenceOptions) {
  options.versions
    .flatMap(({ packages }) => packages)
    .forEach((option) => findPackage(options.siteDir, option));
  const references = memoize((version: VersionOption) => loadReferences(options.siteDir, version));

  return {
    /** The remark plugin for `beforeDefaultRemarkPlugins`. It must run before the plugin that highlights code. */
    remarkPlugin: createRemarkPlugin(options, references),

    /**
     * Creates the search records of all rows on a version's pages.
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
          createSearchRecords(findReference(all, name, version, path), path.slice(start.length)),
        ),
      );
      return records.flat();
    },
  };
}
