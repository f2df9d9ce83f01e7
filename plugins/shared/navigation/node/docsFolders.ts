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

/** A translated file's place in the originals. */
export interface Original {
  /** The folder of the originals. */
  folder: string;
  /** The file in it: `react-account/index.mdx`. */
  name: string;
}

/**
 * What a file is a translation of.
 *
 * @param file relative to the site, with `/`
 * @returns nothing for a file that is an original itself
 */
export function originalOf(
  file: string,
  folders: readonly TranslatedFolder[],
): Original | undefined {
  for (const { folder, translations = {} } of folders) {
    const translation = Object.values(translations).find((place) => file.startsWith(`${place}/`));
    if (translation) {
      return { folder, name: file.slice(translation.length + 1) };
    }
  }
  return undefined;
}
