import path from 'node:path';
import {
  type DocsFolder,
  getPagePath,
  type TranslatedFolder,
} from '../../../shared/node/docsFolders';
import { listPages } from '../../../shared/node/files';
import { getAttribute, findElementsOnPage } from '../../../shared/node/mdx';

/** A page of the API reference: the name of the export that it documents, and its path without the site's base. */
interface ApiPage {
  name: string;
  path: string;
}

/** An installed package that a docs version documents. */
export interface PackageOption {
  /** The package's name in readers' imports. */
  name: string;
  /** The version that must be installed. Any other version is an error, because its types may differ. */
  version: string;
  /** The npm alias that this site uses to install the package, if any. */
  alias?: string;
}

export interface VersionOption extends TranslatedFolder {
  /** The base path of the version's pages, without the site's base: `/core/0.15.0/`. */
  path: string;
  /**
   * The base path of the latest version's pages: `/core/`. Links in comments, and in the site's `links`, start with
   * this path.
   */
  latest: string;
  /** The documented packages. If several packages have the same export, the first package is used. */
  packages: PackageOption[];
  /** Lists the pages of the API reference, so that types can link to them. Called when the first link needs it. */
  pages: () => ApiPage[];
}

export interface ApiReferenceOptions {
  siteDir: string;
  versions: VersionOption[];
  /** The site's URL in the packages' comments. Links to URLs below it become internal links. */
  siteUrl: string;
  /** Maps URLs in the packages' comments to paths on this site, for link targets that have moved. */
  links: Record<string, string>;
  /**
   * Finds a page's live demos that use an export.
   *
   * @param page - the page's path without the site's base
   * @param name - the name of the export
   */
  findDemos: (page: string, name: string) => { title: string; url: string }[];
}

/** The settings of a version in `src/site/versions.ts`. */
export interface VersionSettings {
  packages: PackageOption[];
}

/**
 * Finds the pages that contain `<ApiReference>`. The function searches the files rather than the navigation, because
 * old versions have different pages.
 *
 * @param start - the base path of the pages, without the site's base: `/core/0.15.0/`
 */
export function findApiPages(folder: string, start: string): ApiPage[] {
  return listPages(folder).flatMap((page) => {
    const [reference] = findElementsOnPage(path.join(folder, page), 'ApiReference');
    const name = reference && getAttribute(reference, 'name');
    return name ? [{ name, path: start + getPagePath(page) }] : [];
  });
}

/**
 * Creates the options of all versions of a docs instance.
 *
 * @param folders - the folders of the versions, including `current`, which is Docusaurus's name for the latest version
 * @throws Error if a version has no packages
 */
export function getVersionOptions(
  siteDir: string,
  folders: readonly DocsFolder[],
  settings: Readonly<Record<string, VersionSettings | undefined>>,
): VersionOption[] {
  const latest = folders.find(({ version }) => version === 'current')?.path;
  return folders.map(({ version, folder, path: start, translations }) => {
    const versionSettings = settings[version];
    if (!versionSettings) {
      throw new Error(
        `The API reference expected packages for the version "${version}", found packages only for ` +
          `${Object.keys(settings).join(', ')}. Add the packages to the version in versions.ts.`,
      );
    }
    let pages: ApiPage[] | undefined;
    return {
      folder,
      translations,
      path: start,
      latest: latest ?? start,
      // The pages are listed only when a link needs them, so that the development server starts faster.
      pages: () => (pages ??= findApiPages(path.join(siteDir, folder), start)),
      packages: versionSettings.packages,
    };
  });
}
