/** Docusaurus's name for the version whose pages aren't in a versioned folder. */
const CURRENT_VERSION = 'current';

/** The relevant options of a docs instance. */
interface DocsInstance {
  id: string;
  /** The folder of the current version. */
  path: string;
  routeBasePath: string;
  versions: Record<string, { path?: string }>;
}

export interface DocsFolder {
  version: string;
  /** The folder relative to the site, with `/`: `core_versioned_docs/version-0.15.0`. */
  folder: string;
  /** The base path of the version's pages, without the site's base: `/core/0.15.0/`. */
  path: string;
  translations: Record<string, string>;
}

export type TranslatedFolder = Pick<DocsFolder, 'folder'> &
  Partial<Pick<DocsFolder, 'translations'>>;

/**
 * Returns the folders of all versions of a docs instance. They follow Docusaurus's conventions for versions
 * (`docusaurus docs:version`) and translations.
 *
 * @param instance - the options of the instance
 * @param languages - the languages of the translations
 */
export function getDocsFolders(
  { id, path, routeBasePath, versions }: DocsInstance,
  languages: readonly string[],
): DocsFolder[] {
  return Object.entries(versions).map(([version, options]) => {
    const isCurrent = version === CURRENT_VERSION;
    const name = isCurrent ? CURRENT_VERSION : `version-${version}`;
    const segments = [routeBasePath, options.path ?? (isCurrent ? '' : version)];
    return {
      version,
      folder: isCurrent ? path : `${id}_versioned_docs/${name}`,
      path: `/${segments.filter(Boolean).join('/')}/`,
      translations: Object.fromEntries(
        languages.map((language) => [
          language,
          `i18n/${language}/docusaurus-plugin-content-docs-${id}/${name}`,
        ]),
      ),
    };
  });
}

/** Returns all folders: those of the original pages and those of their translations. */
export function listFolders(roots: readonly TranslatedFolder[]): string[] {
  return roots.flatMap(({ folder, translations = {} }) => [folder, ...Object.values(translations)]);
}

/** Describes where a file is among the original pages or their translations. */
export interface PageLocation<Root> {
  /** The root that contains the file or its original, as passed to `locateFile`. */
  root: Root;
  /** The language, if the file is in a translation. */
  language?: string;
  /** The path within the folder: `react-account/index.mdx`. */
  name: string;
}

/**
 * Finds the folder that contains a file.
 *
 * @param file - the file's path relative to the site, with `/`
 * @param roots - the folders of pages
 * @returns the location, or `undefined` if none of the folders contains the file
 */
export function locateFile<Root extends TranslatedFolder>(
  file: string,
  roots: readonly Root[],
): PageLocation<Root> | undefined {
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

/**
 * Finds the folder that contains a page. The path of an old version starts with the path of the latest one, so the
 * longest match wins.
 *
 * @param page - the page's URL path, without the site's base: `/core/react-crud/`
 * @param roots - the folders of pages, with their paths in URLs: `core`
 */
export function findRoot<Root extends { urlPath: string }>(
  page: string,
  roots: readonly Root[],
): Root | undefined {
  const [root] = roots
    .filter(({ urlPath }) => `${page}/`.startsWith(`/${urlPath}/`))
    .sort((one, other) => other.urlPath.length - one.urlPath.length);
  return root;
}

/**
 * Returns the files that may contain a page: `react-account.mdx` and `react-account/index.mdx` for `react-account/`.
 *
 * @param pagePath - the page's path below its folder, with or without a trailing slash
 * @returns paths relative to the folder
 */
export function getPageFiles(pagePath: string): string[] {
  const name = pagePath.replace(/\/$/, '');
  return [`${name}.mdx`, `${name}/index.mdx`];
}

/**
 * Returns the path of a page, given its file. This is the inverse of {@link getPageFiles}.
 *
 * @param file - the file relative to the folder of pages, with `/`
 * @returns the path with a trailing slash, or the empty string for the folder's index page
 */
export function getPagePath(file: string): string {
  return file.replace(/(?:(^|\/)index)?\.mdx?$/, '$1').replace(/([^/])$/, '$1/');
}
