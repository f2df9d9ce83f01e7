import path from 'node:path';
import type { DocsFolder, TranslatedFolder } from '../../../shared/node/docsFolders';
import { pagesBelow } from '../../../shared/node/files';
import { attributeOf, elementsOnPage } from '../../../shared/node/jsxElements';
import { addressOfFile } from '../../../shared/node/pageFile';

/** A page of the reference: what it shows, and its address without the site's base. */
interface ApiPage {
  name: string;
  path: string;
}

/** An installed package whose exports a docs version shows. */
export interface PackageOption {
  /** The name under which readers import it. */
  name: string;
  /** The version that must be installed, so that the pages never show another one's types. */
  version: string;
  /** The name under which this site has it, if that is an npm alias. */
  alias?: string;
  /** Its folder, if it is not in the site's `node_modules`. */
  directory?: string;
}

/** One version of a docs instance, with the folder of its pages. */
export interface VersionOption extends TranslatedFolder {
  /** Where its pages start, without the site's base: `/core/0.15.0/`. */
  path: string;
  /** Where the latest version's pages start, to which comments and `links` lead: `/core/`. */
  latest: string;
  /** As in the site's options, where this version's headings differ. */
  links: Record<string, string>;
  /** Asked in this order: the first that has an export shows it. */
  packages: PackageOption[];
  /** The pages of the reference, so that types can be linked to them; asked when one is linked first. */
  pages: () => ApiPage[];
}

/** Options as a site writes them. */
export interface ApiReferenceOptions {
  siteDir: string;
  versions: VersionOption[];
  /** Where the packages' comments think this site is: links below it become the site's own. */
  siteUrl: string;
  /** Links in the packages' comments that lead elsewhere here: address there → address here. */
  links: Record<string, string>;
  /**
   * The live demos of a page that show an export.
   *
   * @param page the page's address without the site's base
   * @param name of the export
   */
  demosOn: (page: string, name: string) => { title: string; url: string }[];
}

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
