import path from 'node:path';
import type { DocsFolder } from '../../../shared/navigation/node/docsFolders';
import { apiPages } from './apiPages';
import type { ApiPage, PackageOption, VersionOption } from './options';

/** What of a version a site says by hand. */
export interface VersionFacts {
  packages: PackageOption[];
  /** As in {@link VersionOption}. */
  links?: Record<string, string>;
}

/**
 * The options of all versions of a docs instance.
 *
 * @param folders one of them of the version that Docusaurus calls `current`, which is the latest
 * @param facts by version
 * @throws Error that names the versions there are, if one is without packages
 */
export function versionOptions(
  siteDir: string,
  folders: readonly DocsFolder[],
  facts: Readonly<Record<string, VersionFacts | undefined>>,
): VersionOption[] {
  const latest = folders.find(({ version }) => version === 'current')?.path;
  return folders.map(({ version, folder, path: start, translations }) => {
    const known = facts[version];
    if (!known) {
      throw new Error(
        `The API reference expected the packages of the version "${version}", found those of ` +
          `${Object.keys(facts).join(', ')}. Add them where versions.ts names the version.`,
      );
    }
    let pages: ApiPage[] | undefined;
    return {
      docs: folder,
      translations,
      path: start,
      latest: latest ?? start,
      // A writer who opens no page of the reference doesn't wait for them.
      pages: () => (pages ??= apiPages(path.join(siteDir, folder), start)),
      packages: known.packages,
      ...(known.links && { links: known.links }),
    };
  });
}
