import { getDocsFolders } from '../../plugins/shared/node/docsFolders';
import { SITE_DIR } from '../../plugins/shared/node/siteDir';
import { getProduct, type Product, type ProductId, PRODUCTS } from './products';
import { DEFAULT_LANGUAGE, LANGUAGES } from './urls';
import { type Version, VERSIONS } from './versions';

/** Returns the options of a product's docs instance. The latest version has no path segment. */
function createDocsInstance({ id, folder }: Product) {
  const versions = Object.entries(VERSIONS[id]).map(([name, { label }]) => [
    name,
    // Search engines should index only the latest version.
    name === 'current' ? { label, path: '' } : { label, path: name, noIndex: true },
  ]);
  return {
    id,
    path: folder,
    routeBasePath: id,
    sidebarPath: `./src/navigation/docusaurus/${id}.ts`,
    lastVersion: 'current',
    versions: Object.fromEntries(versions) as Record<
      string,
      { label: string; path: string; noIndex?: boolean }
    >,
  };
}

/** The docs instances of all products. */
export const docsInstances = PRODUCTS.map(createDocsInstance);

/** All languages except the language of the original pages. */
export const translatedLanguages = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

const listFolders = (product: Product) =>
  getDocsFolders(createDocsInstance(product), translatedLanguages);

/** The folders of Toolpad Core's versions. */
export const coreFolders = listFolders(getProduct('/core/'));

/** Returns the installed packages that replace imported ones on the pages of a version. */
function getAliases(id: ProductId, version: string): Record<string, string> {
  const { packages = [] } = (VERSIONS[id] as Record<string, Partial<Version>>)[version] ?? {};
  const [library] = packages;
  return library?.alias ? { [library.name]: library.alias } : {};
}

/** The folders of the demos, which are the folders of their pages. */
export const demoConfig = {
  siteDir: SITE_DIR,
  roots: PRODUCTS.flatMap((product) =>
    listFolders(product).map(({ version, folder, path: start, translations: translated }) => ({
      folder,
      urlPath: start.slice(1, -1),
      translations: translated,
      aliases: getAliases(product.id, version),
    })),
  ),
};
