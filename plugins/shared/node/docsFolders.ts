/** Docusaurus's name of the version that is written in the instance's own folder. */
const CURRENT = 'current';

/** A docs instance, in the words of the options of Docusaurus's docs plugin. */
export interface DocsInstance {
  id: string;
  /** The folder of the pages that are written now. */
  path: string;
  routeBasePath: string;
  /** All versions, by name. */
  versions: Record<string, { path?: string }>;
}

/** Where the pages of one version of a docs instance are. */
export interface DocsFolder {
  version: string;
  /** Relative to the site, with `/`: `core_versioned_docs/version-0.15.0`. */
  folder: string;
  /** Where its pages start, without the site's base: `/core/0.15.0/`. */
  path: string;
  /** The folders of its translations, by language. */
  translations: Record<string, string>;
}

/** A folder of pages with its translations, as far as the rules for files need to know it. */
export type TranslatedFolder = Pick<DocsFolder, 'folder'> &
  Partial<Pick<DocsFolder, 'translations'>>;

/**
 * The folders of all versions of a docs instance: those into which `docusaurus docs:version` copies
 * pages, and those in which Docusaurus looks for translations.
 *
 * @param languages all languages but that of the originals
 */
export function docsFolders(
  { id, path, routeBasePath, versions }: DocsInstance,
  languages: readonly string[],
): DocsFolder[] {
  return Object.entries(versions).map(([version, options]) => {
    const isCurrent = version === CURRENT;
    const name = isCurrent ? CURRENT : `version-${version}`;
    const address = [routeBasePath, options.path ?? (isCurrent ? '' : version)];
    return {
      version,
      folder: isCurrent ? path : `${id}_versioned_docs/${name}`,
      path: `/${address.filter(Boolean).join('/')}/`,
      translations: Object.fromEntries(
        languages.map((language) => [
          language,
          `i18n/${language}/docusaurus-plugin-content-docs-${id}/${name}`,
        ]),
      ),
    };
  });
}

/** All folders of pages: the originals' and those of their translations. */
export function foldersOf(roots: readonly TranslatedFolder[]): string[] {
  return roots.flatMap(({ folder, translations = {} }) => [folder, ...Object.values(translations)]);
}

/** Where a file is, among the originals or in a translation of them. */
export interface Place<Root> {
  /** The folder of the originals, as it was given. */
  root: Root;
  /** Of the translation, if it is in one. */
  language?: string;
  /** The file in its folder: `react-account/index.mdx`. */
  name: string;
}

/**
 * Finds the folder that a file is in.
 *
 * @param file relative to the site, with `/`
 * @returns nothing for a file that is in none of the folders
 */
export function placeOf<Root extends TranslatedFolder>(
  file: string,
  roots: readonly Root[],
): Place<Root> | undefined {
  for (const root of roots) {
    if (file.startsWith(`${root.folder}/`)) {
      return { root, name: file.slice(root.folder.length + 1) };
    }
    for (const [language, folder] of Object.entries(root.translations ?? {})) {
      if (file.startsWith(`${folder}/`)) {
        return { root, language, name: file.slice(folder.length + 1) };
      }
    }
  }
  return undefined;
}
