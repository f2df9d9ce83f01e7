import path from 'node:path';
import { foldersOf, placeOf, type TranslatedFolder } from '../../../shared/node/docsFolders';

/**
 * A folder with pages and demos, and what stands for it in addresses: `docs-toolpad-core` → `core`.
 * Demos in a translation stand below their language: `de/core`.
 */
export interface DemoRoot extends TranslatedFolder {
  address: string;
}

/** Where a site keeps its demos. */
export interface DemoPlaces {
  siteDir: string;
  roots: readonly DemoRoot[];
  /** Of the data grid, for the sources that readers take along. */
  licenseKey?: string;
}

/** A file's path, relative to the site and with `/`. */
export function inSite(file: string, { siteDir }: Pick<DemoPlaces, 'siteDir'>): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/** The page that a page is a translation of, if it is one. */
export function originalPage(page: string, { siteDir, roots }: DemoPlaces): string | undefined {
  const place = placeOf(inSite(page, { siteDir }), roots);
  return place?.language && path.join(siteDir, place.root.folder, place.name);
}

/**
 * A demo's place in the site, from its place in the repository.
 *
 * @param file the demo's file, relative to the site, with `/`: `docs-toolpad-core/react-account/SignedIn.tsx`
 * @param roots the folders with demos
 * @returns `core/react-account/SignedIn`
 * @throws Error that names the folders, if the file is in none of them
 */
export function demoId(file: string, roots: readonly DemoRoot[]): string {
  const place = placeOf(file, roots);
  if (!place) {
    throw new Error(
      `Demos: expected ${file} to be in one of the demo folders (${foldersOf(roots).join(', ')}). ` +
        'Move it there, or name its version or language in docusaurus.config.ts.',
    );
  }
  const { root, language, name } = place;
  return [...(language ? [language] : []), root.address, name.replace(/\.tsx$/, '')].join('/');
}
