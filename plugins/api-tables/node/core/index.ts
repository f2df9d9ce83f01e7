import { memoize } from '../../../shared/memoize';
import { type ApiReferenceOptions, type VersionOption } from './options';
import { createRemarkPlugin } from './page/remarkReference';
import { findPackage, loadReferences } from './references';

export { type VersionSettings, getVersionOptions } from './options';

/**
 * Creates the remark plugin that inserts the API reference of the documented packages into pages. It must run before
 * the plugin that highlights code. The packages are read when a page needs them for the first time. The result is kept
 * in memory.
 *
 * @throws Error with the install command, if a version's package is missing
 */
export function createRemarkApiReference(options: ApiReferenceOptions) {
  options.versions
    .flatMap(({ packages }) => packages)
    .forEach((option) => findPackage(options.siteDir, option));
  const references = memoize((version: VersionOption) => loadReferences(options.siteDir, version));
  return createRemarkPlugin(options, references);
}
