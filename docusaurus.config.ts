import path from 'node:path';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { MOVED } from './addresses';
import {
  createApiReference,
  studioSearchRecords,
  remarkStudioTables,
  versionOptions,
} from './plugins/api-tables/markdown';
import {
  remarkCodeBlocks,
  rehypeInlineCode,
  remarkTranslatedPaths,
  rehypeTableLabels,
} from './plugins/code/markdown';
import demosPlugin from './plugins/demos';
import { remarkDemos, demosShowing } from './plugins/demos/markdown';
import type { DemosOptions } from './plugins/demos/options';
import type { PageOutputsOptions } from './plugins/page-outputs/options';
import type { HostingOptions } from './plugins/hosting/options';
import { documentTemplate } from './plugins/page-start';
import { rehypeFirstScreenEnd } from './plugins/page-start/markdown';
import type { PageStartOptions } from './plugins/page-start/options';
import type { ProjectCheckOptions } from './plugins/project-check';
import type { PluginOptions as SearchOptions } from './plugins/search/options';
import type { SearchRecord } from './plugins/search/shared/record';
import { historyOf } from './src/site/history';
import { DEFAULT_LANGUAGE, LANGUAGES } from './plugins/shared/navigation/language';
import { SITE_BASE_URL } from './plugins/shared/navigation/base';
import { markOutdated } from './src/site/outdated';
import { PRODUCTS } from './src/site/products';
import { toUnixLines } from './plugins/shared/unixLines';
import { optionsOf, serviceWorkerOptions } from './plugins/site-companion';
import type { Options as CompanionOptions } from './plugins/site-companion/options';
import { adFrameSources, thirdPartySources } from './plugins/site-companion/shared/sources';
import { remarkHeadingIds } from './src/markdown/remarkHeadingIds';
import { SYNONYMS } from './src/search/synonyms';
import { REQUIREMENTS } from './src/site/requirements';
import { USEFUL_LINKS } from './src/search/usefulLinks';
import {
  coreFolders,
  demoPlaces,
  docsInstances,
  VERSION_NEWS,
  translations,
  VERSIONS,
} from './versions';

const IN_PRODUCTION = process.env.NODE_ENV === 'production';

/** The one host on which the service worker registers. */
const OFFICIAL_HOST = 'mui.com';

/**
 * What a deployment sets: ads, analytics, icon font and service worker, each of them as
 * plugins/site-companion/README.md says. A preview sets others in `SITE_COMPANION`, as JSON.
 */
const COMPANION: CompanionOptions = {
  serviceWorker: { officialHost: OFFICIAL_HOST },
};

/** The companion's options, with those of a preview. */
const companion = optionsOf(COMPANION);

/** The licence key of the data grid in demos and sandboxes. Without it, nothing of it is loaded. */
const { MUI_X_LICENSE_KEY } = process.env;

const REPOSITORY = 'https://github.com/mui/toolpad';

/** The tables of the library's API pages, read from the packages that they document. */
const apiReference = createApiReference({
  siteDir: __dirname,
  siteUrl: `https://${OFFICIAL_HOST}${SITE_BASE_URL}`,
  demosOn: (page, name) => demosShowing(page, name, demoPlaces),
  versions: versionOptions(__dirname, coreFolders, VERSIONS.core),
  links: {
    // Where the packages' comments lead, and where their subjects stand here.
    'https://mui.com/toolpad/core/react-app-provider/#navigation':
      '/core/react-app-provider#describe-the-navigation',
    'https://mui.com/toolpad/core/react-app-provider/#theming':
      '/core/react-app-provider#set-the-theme',
    'https://mui.com/toolpad/core/react-crud/#data-sources':
      '/core/react-crud#write-the-data-source',
    'https://mui.com/toolpad/core/react-crud/#data-caching': '/core/react-crud#control-the-cache',
    'https://mui.com/toolpad/core/react-dashboard-layout/#navigation':
      '/core/react-app-provider#describe-the-navigation',
  },
});

/** What the search finds in tables of a product's version: its addresses start where the version's do. */
const tableRecords: Partial<Record<string, (version: string) => Promise<SearchRecord[]>>> = {
  core: (name) =>
    apiReference.searchRecords(coreFolders.find(({ version }) => version === name)?.folder ?? ''),
  studio: () => Promise.resolve(studioSearchRecords()),
};

/** When the pages were changed. */
const history = historyOf(__dirname);

/** What the docs instances share. */
const docs = {
  editUrl: `${REPOSITORY}/edit/master/docs/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [
    remarkHeadingIds,
    [remarkTranslatedPaths, demoPlaces],
    apiReference.remarkPlugin,
    remarkStudioTables,
    remarkCodeBlocks,
    [remarkDemos, demoPlaces],
  ],
  rehypePlugins: [rehypeInlineCode, rehypeTableLabels, rehypeFirstScreenEnd],
};

/** Makes the built site installable and readable offline; a writer's server has no need of either. */
const installable: Config['plugins'] = [
  [
    '@docusaurus/plugin-pwa',
    {
      ...serviceWorkerOptions(companion),
      pwaHead: [
        { tagName: 'link', rel: 'manifest', href: 'manifest.webmanifest' },
        { tagName: 'link', rel: 'apple-touch-icon', href: 'img/icon-180.png' },
      ],
    },
  ],
];

const config: Config = {
  title: 'Toolpad',
  tagline: 'Internal tools and dashboards, in React',
  url: `https://${OFFICIAL_HOST}`,
  baseUrl: SITE_BASE_URL,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: DEFAULT_LANGUAGE, locales: [...LANGUAGES] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  markdown: {
    preprocessor: ({ fileContent }) => toUnixLines(fileContent),
    parseFrontMatter: markOutdated(demoPlaces, history),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: { v4: true, faster: true, experimental_vcs: history },
  // A name of its own, so that the starter and Docusaurus agree on the storage key (`theme-toolpad`).
  storage: { namespace: 'toolpad' },
  clientModules: ['./src/theme/Layout/pageChange'],
  ssrTemplate: documentTemplate(),

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: { beforeDefaultRemarkPlugins: [remarkCodeBlocks] },
        theme: {
          customCss: [
            './plugins/brand/fonts.css',
            './src/css/base.css',
            './src/css/article.css',
            './src/css/callouts.css',
            './src/css/blocks.css',
            './plugins/code/code.css',
          ],
        },
        // Below, among the plugins for whose files others wait.
        sitemap: false,
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    // First, as it describes and compresses what all others write.
    [
      './plugins/hosting/index.ts',
      {
        // A preview is served elsewhere, and names its own scripts.
        ...(process.env.SITE_ORIGIN && { origin: process.env.SITE_ORIGIN }),
        thirdParties: thirdPartySources(companion),
        adFrame: adFrameSources(companion),
        // Readers take demos along to these.
        forms: ['https://stackblitz.com', 'https://codesandbox.io'],
        moved: {
          ...Object.fromEntries(PRODUCTS.map(({ id, home }) => [`/${id}/`, home])),
          ...MOVED,
        },
      } satisfies HostingOptions,
    ],
    ['./plugins/site-companion/index.ts', { ...companion }],
    './plugins/on-demand/index.ts',
    './plugins/brand/index.ts',
    './plugins/code/index.ts',
    './plugins/api-tables/index.ts',
    [
      './plugins/page-start/index.ts',
      {
        modules: [
          'plugins/hosting/early.ts',
          'plugins/brand/early.ts',
          'plugins/site-companion/shared/choices/early.ts',
          'src/theme/Navbar/early.ts',
          'src/components/Fold/early.ts',
          'plugins/search/early.ts',
          'src/theme/Heading/early.ts',
          'src/theme/DocSidebar/early.ts',
          'src/theme/TOC/early.ts',
          'plugins/site-companion/early.ts',
          'plugins/code/early.ts',
          'plugins/demos/early.ts',
        ],
        firstScreen: [
          path.join(GENERATED_FILES_DIR_NAME, 'brand/first-screen.css'),
          'plugins/brand/fonts.css',
          'plugins/site-companion/theme/AdSlot/room.module.css',
          'src/components/Menu',
          'src/components/PageTools',
          'src/components/PlainPage',
          'src/components/ProductSwitch',
          'src/css/article.css',
          'src/css/base.css',
          'src/css/callouts.css',
          'src/theme/DocBreadcrumbs',
          'src/theme/DocItem/Layout',
          'src/theme/DocRoot',
          'src/theme/DocSidebar',
          'src/theme/Heading',
          'src/theme/Layout',
          'src/theme/Navbar',
          'src/theme/TOC',
          'src/theme/TOCCollapsible',
        ],
        libraries: {
          mui: [
            '@emotion/react',
            '@emotion/styled',
            '@emotion/cache',
            '@mui/system/createStyled',
            '@mui/material/IconButton',
            '@mui/material/Toolbar',
          ],
          brand: ['@site/src/theme/Root/libraryTheme'],
        },
        notAhead: ['search/'],
        without: ['infima', 'prism', 'nprogress', 'script', 'icons', 'cards'],
      } satisfies PageStartOptions,
    ],
    // Not by its path: Docusaurus would load the compilers a second time that the pages' plugins need.
    [demosPlugin, { roots: demoPlaces.roots } satisfies DemosOptions],
    [
      './plugins/search/index.ts',
      {
        products: PRODUCTS.map(({ id, name }) => ({ id, label: name, links: USEFUL_LINKS[id] })),
        allPages: '/search/',
        examples: ['DashboardLayout', 'useSession'],
        synonyms: SYNONYMS,
        extraRecords: (id, name) => tableRecords[id]?.(name) ?? Promise.resolve([]),
      } satisfies SearchOptions,
    ],
    ...docsInstances.map((instance): PluginConfig => [
      '@docusaurus/plugin-content-docs',
      { ...docs, ...instance },
    ]),
    ['./plugins/project-check/index.ts', { products: REQUIREMENTS } satisfies ProjectCheckOptions],
    [
      './plugins/page-outputs/index.ts',
      { products: PRODUCTS, moved: MOVED } satisfies PageOutputsOptions,
    ],
    [
      '@docusaurus/plugin-sitemap',
      {
        lastmod: 'date',
        ignorePatterns: ['', ...translations.map((language) => `${language}/`)].flatMap((base) => [
          `${SITE_BASE_URL}${base}search/**`,
          `${SITE_BASE_URL}${base}demos/**`,
        ]),
      } satisfies SitemapOptions,
    ],
    // Last, as the service worker precaches what the plugins above add to the build.
    ...(IN_PRODUCTION ? installable : []),
  ],

  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    docs: { versionPersistence: 'none' },
  } satisfies Preset.ThemeConfig,
  customFields: {
    repository: REPOSITORY,
    versionNews: VERSION_NEWS,
    ...(MUI_X_LICENSE_KEY && { muiXLicenseKey: MUI_X_LICENSE_KEY }),
  },
};

export default config;
