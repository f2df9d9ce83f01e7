import path from 'node:path';
import { listFolders, locateFile, type TranslatedFolder } from '../../../shared/node/docsFolders';
import { toPosixPath } from '../../../shared/node/files';

/**
 * A folder with pages and demos, and its path in URLs: `docs-toolpad-core` has the path `core`. The path of translated
 * demos starts with their language: `de/core`.
 */
export interface DemoRoot extends TranslatedFolder {
  urlPath: string;
  /** The installed packages that replace imported ones: `{ '@toolpad/core': '@toolpad/core-0.15.0' }`. */
  aliases?: Record<string, string>;
}

/** The folders of the site's demos, and the settings of their sandbox projects. */
export interface DemoConfig {
  siteDir: string;
  roots: readonly DemoRoot[];
  /** The license key of the data grid, for projects that readers open in a sandbox. */
  licenseKey?: string;
}

/** Returns a file's path relative to the site, with forward slashes. */
export function toSitePath(file: string, { siteDir }: Pick<DemoConfig, 'siteDir'>): string {
  return toPosixPath(path.relative(siteDir, file));
}

/** Returns the packages that replace those that a demo imports. */
export function getAliases(file: string, config: DemoConfig): Record<string, string> {
  return locateFile(toSitePath(file, config), config.roots)?.root.aliases ?? {};
}

/** Returns the original of a translated page, or `undefined` if the page isn't a translation. */
export function getOriginalPage(page: string, { siteDir, roots }: DemoConfig): string | undefined {
  const location = locateFile(toSitePath(page, { siteDir }), roots);
  return location?.language && path.join(siteDir, location.root.folder, location.name);
}

/**
 * Returns a demo's id, which is also its path on the site.
 *
 * @param file - the demo's file relative to the site, with forward slashes:
 *   `docs-toolpad-core/react-account/SignedIn.tsx`
 * @param roots - the folders with demos
 * @returns `core/react-account/SignedIn`
 * @throws Error that lists the folders, if the file isn't in any of them
 */
export function getDemoId(file: string, roots: readonly DemoRoot[]): string {
  const location = locateFile(file, roots);
  if (!location) {
    throw new Error(
      `Demos: expected ${file} to be in one of the demo folders (${listFolders(roots).join(', ')}). ` +
        'Move it there, or add its version in src/site/versions.ts or its language in src/site/urls.ts.',
    );
  }
  const { root, language, name } = location;
  return [...(language ? [language] : []), root.urlPath, name.replace(/\.tsx$/, '')].join('/');
}
