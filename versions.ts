/** The versions of the products, and where the pages of each are. */
import { dependencies, devDependencies } from './package.json';
import type { VersionFacts } from './plugins/api-tables/markdown';
import { DEFAULT_LANGUAGE, LANGUAGES } from './plugins/shared/navigation/language';
import { docsFolders } from './plugins/shared/node/docsFolders';
import { type Product, type ProductId, productOf, PRODUCTS } from './src/site/products';
import releases from './releases.json';

/** The library's version after the documented one, as `@toolpad/core-next` installs it: `0.16.0`. */
const CORE_NEXT = devDependencies['@toolpad/core-next'].replace('npm:@toolpad/core@', '');

/** Whether the documented version is not that one yet. */
const IS_AHEAD = dependencies['@toolpad/core'] !== CORE_NEXT;

/** A version of a product: what readers call it, and the packages that its API pages show. */
export type Version = { label: string } & Partial<VersionFacts>;

/**
 * The versions of each product. The latest is `current`; `releases.json` names the old ones
 * that `docusaurus docs:version` kept.
 */
export const VERSIONS = {
  core: {
    current: {
      label: `v${dependencies['@toolpad/core']}`,
      packages: [
        { name: '@toolpad/core', version: dependencies['@toolpad/core'] },
        // Two exports of the tree come with this version; their pages say so.
        ...(IS_AHEAD
          ? [{ name: '@toolpad/core', version: CORE_NEXT, alias: '@toolpad/core-next' }]
          : []),
      ],
    },
    ...(releases.core.old as Record<string, Version & VersionFacts>),
  },
  studio: {
    current: { label: `v${releases.studio.latest}` },
    ...(releases.studio.old as Record<string, Version>),
  },
} satisfies Record<ProductId, Record<string, Version>>;

/** A line about a product's versions. */
export interface VersionNews {
  text: string;
  /** The address, without the site's base, of the heading that says more. */
  to: string;
}

/** What the menu of versions tells besides them, by product: what has come later, or that nothing will. */
export const VERSION_NEWS: Partial<Record<ProductId, VersionNews>> = {
  ...(IS_AHEAD && {
    core: {
      text: `v${CORE_NEXT} is on npm: what it changes`,
      to: '/core/introduction/roadmap/#what-came-after-0150',
    },
  }),
  studio: {
    text: 'No newer version is planned',
    to: '/studio/getting-started/roadmap/#status-of-studio',
  },
};

/** The docs instance of a product, as its plugin takes it: the latest version has no path of its own. */
function docsInstance({ id, folder }: Product) {
  const versions = Object.entries(VERSIONS[id]).map(([name, { label }]) => [
    name,
    // Who searches the web is sent to the latest: an old version answers those who come for it.
    name === 'current' ? { label, path: '' } : { label, path: name, noIndex: true },
  ]);
  return {
    id,
    path: folder,
    routeBasePath: id,
    sidebarPath: `./sidebars/docusaurus/${id}.ts`,
    lastVersion: 'current',
    versions: Object.fromEntries(versions) as Record<
      string,
      { label: string; path: string; noIndex?: boolean }
    >,
  };
}

/** The docs instances of all products. */
export const docsInstances = PRODUCTS.map(docsInstance);

/** All languages but that of the originals. */
export const translations = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

const foldersOf = (product: Product) => docsFolders(docsInstance(product), translations);

/** Where the pages of Toolpad Core's versions are. */
export const coreFolders = foldersOf(productOf('/core/'));

/** Where the demos are, beside the pages that show them. */
export const demoPlaces = {
  siteDir: __dirname,
  roots: PRODUCTS.flatMap(foldersOf).map(({ folder, path: start, translations: translated }) => ({
    folder,
    address: start.slice(1, -1),
    translations: translated,
  })),
};
