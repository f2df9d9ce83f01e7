import path from 'node:path';
import type { DocsFolder, TranslatedFolder } from '../../../shared/node/docsFolders';
import { listPages } from '../../../shared/node/files';
import { getAttribute, findElementsOnPage } from '../../../shared/node/jsxElements';
import { getPagePath } from '../../../shared/node/pageFile';

/** A page of the reference: the export that it documents, and its path without the site's base. */
interface ApiPage {
  name: string;
  path: string;
}

/** An installed package whose exports a docs version documents. */
export interface PackageOption {
  /** The name that readers import. */
  name: string;
  /** The version that must be installed. Any other is an error, because its types may differ. */
  version: string;
  /** The npm alias under which this site installs the package, if it has one. */
  alias?: string;
}

/** A version of a docs instance, with the folder of its pages. */
export interface VersionOption extends TranslatedFolder {
  /** The path of its pages, without the site's base: `/core/0.15.0/`. */
  path: string;
  /** The path of the latest version's pages, to which comments and `links` point: `/core/`. */
  latest: string;
  /** Overrides of the site's `links`, for headings that differ in this version. */
  links: Record<string, string>;
  /** The packages. An export is read from the first of them that has it. */
  packages: PackageOption[];
  /** Lists the pages of the reference, to which types link. It is called for the first link. */
  pages: () => ApiPage[];
}

/** The options of a site. */
export interface ApiReferenceOptions {
  siteDir: string;
  versions: VersionOption[];
  /** The URL of this site in the packages' comments. Links below it become links within the site. */
  siteUrl: string;
  /** Links in the packages' comments whose targets have moved: their URL → the path on this site. */
  links: Record<string, string>;
  /**
   * Lists the live demos on a page that use an export.
   *
   * @param page - the page's path without the site's base
   * @param name - the name of the export
   */
  findDemos: (page: string, name: string) => { title: string; url: string }[];
}

/** The settings of a version in `versions.ts`. */
export interface VersionSettings {
  packages: PackageOption[];
  /** See {@link VersionOption}. */
  links?: Record<string, string>;
}

/**
 * Finds the pages with an `<ApiReference>`. The files are searched rather than the navigation, because an old version
 * has other pages.
 *
 * @param folder - the folder of the pages
 * @param start - the path of the folder's pages, without the site's base: `/core/0.15.0/`
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
 * @param folders - the folders of the versions, with that of `current`, Docusaurus's name of the latest
 * @param facts - the settings by version
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
      // The development server starts faster, because it lists the pages only when a link needs them.
      pages: () => (pages ??= findApiPages(path.join(siteDir, folder), start)),
      packages: versionSettings.packages,
      links: versionSettings.links ?? {},
    };
  });
}
