import path from 'node:path';
import type { DocsFolder } from '../../../shared/navigation/node/docsFolders';
import { pagesBelow } from '../../../shared/node/files';
import { attributeOf, elementsOnPage } from '../../../shared/node/jsxElements';
import { addressOfFile } from '../../../shared/node/pageFile';
import type { ApiPage, PackageOption, VersionOption } from './options';

/** What of a version a site says by hand. */
export interface VersionFacts {
  packages: PackageOption[];
  /** As in {@link VersionOption}. */
  links?: Record<string, string>;
}

/**
 * The pages of a folder that stand for exports of a package, by the `<ApiReference>` on them. An old
 * version has other pages than the navigation of today.
 *
 * @param folder of the pages
 * @param start where the folder's pages start, without the site's base: `/core/0.15.0/`
 */
export function apiPages(folder: string, start: string): ApiPage[] {
  return pagesBelow(folder).flatMap((page) => {
    const [reference] = elementsOnPage(path.join(folder, page), 'ApiReference');
    const name = reference && attributeOf(reference, 'name');
    return name ? [{ name, path: start + addressOfFile(page) }] : [];
  });
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
      folder,
      translations,
      path: start,
      latest: latest ?? start,
      // A writer who opens no page of the reference doesn't wait for them.
      pages: () => (pages ??= apiPages(path.join(siteDir, folder), start)),
      packages: known.packages,
      links: known.links ?? {},
    };
  });
}
