import path from 'node:path';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { MOVED_PAGES } from './addresses';
import {
  createApiReference,
  createStudioSearchRecords,
  remarkStudioTables,
  getVersionOptions,
} from './plugins/api-tables/markdown';
import { remarkCodeBlocks, rehypeInlineCode, remarkTranslatedPaths } from './plugins/code/markdown';
import demosPlugin from './plugins/demos';
import { remarkDemos, findDemosUsing } from './plugins/demos/markdown';
import type { DemosOptions } from './plugins/demos/options';
import { getDemoPolicies } from './plugins/demos/shared/policies';
import type { PageOutputsOptions } from './plugins/page-outputs/options';
import type { HostingOptions } from './plugins/hosting/options';
import { createDocumentTemplate } from './plugins/page-start';
import { rehypeFirstScreenEnd } from './plugins/page-start/markdown';
import type { PageStartOptions } from './plugins/page-start/options';
import type { PluginOptions as SearchOptions } from './plugins/search/options';
import type { SearchRecord } from './plugins/search/shared/record';
import { createVcsConfig } from './src/site/history';
import { markOutdated } from './src/site/outdated';
import { PRODUCTS } from './src/site/products';
import { DEFAULT_LANGUAGE, EXTERNAL_PATHS, LANGUAGES, SITE_BASE_URL } from './src/site/urls';
import { toUnixLines } from './plugins/shared/node/files';
import { resolveOptions, createServiceWorkerOptions } from './plugins/site-companion';
import type { Options as CompanionOptions } from './plugins/site-companion/options';
import { getAdFrameSections, getThirdPartySources } from './plugins/site-companion/shared/sources';
import { rehypeTableLabels } from './src/markdown/rehypeTableLabels';
import { remarkHeadingIds } from './src/markdown/remarkHeadingIds';
import { remarkSchemePictures } from './src/markdown/remarkSchemePictures';
import { SYNONYMS } from './src/search/synonyms';
import { USEFUL_LINKS } from './src/search/usefulLinks';
import {
  coreFolders,
  demoConfig,
  docsInstances,
  VERSION_NEWS,
  translatedLanguages,
  VERSIONS,
} from './versions';

const IS_PRODUCTION = process.env.NODE_ENV === 'production';

/** The only host that registers the service worker. */
const OFFICIAL_HOST = 'mui.com';

/** The origin of the published site, for absolute links and the sitemap. */
const OFFICIAL_ORIGIN = `https://${OFFICIAL_HOST}`;

/** The origin of this deployment, whose scripts the content security policies allow. A preview sets its own origin. */
const ORIGIN = process.env.SITE_ORIGIN ?? OFFICIAL_ORIGIN;

/**
 * A deployment's settings for ads, analytics, the icon font, and the service worker
 * (plugins/site-companion/README.md). A preview overrides them with JSON in `SITE_COMPANION`.
 */
const COMPANION_OPTIONS: CompanionOptions = {
  serviceWorker: { officialHost: OFFICIAL_HOST },
};

/** The companion's options, including a preview's overrides. */
const companionOptions = resolveOptions(COMPANION_OPTIONS);

/** The license key of the data grid in demos and sandboxes. Without the key, no license code is loaded. */
const { MUI_X_LICENSE_KEY } = process.env;

const REPOSITORY = 'https://github.com/mui/toolpad';

/** The tables of the library's API pages, which are generated from the documented packages. */
const apiReference = createApiReference({
  siteDir: __dirname,
  siteUrl: OFFICIAL_ORIGIN + SITE_BASE_URL,
  findDemos: (page, name) => findDemosUsing(page, name, demoConfig),
  versions: getVersionOptions(__dirname, coreFolders, VERSIONS.core),
  links: {
    // Maps links in the packages' comments to the headings on this site that replace them.
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

/** Functions that return the search records of a product version's tables, by product. */
const tableRecords: Partial<Record<string, (version: string) => Promise<SearchRecord[]>>> = {
  core: (name) =>
    apiReference.getSearchRecords(
      coreFolders.find(({ version }) => version === name)?.folder ?? '',
    ),
  studio: () => Promise.resolve(createStudioSearchRecords()),
};

/** The source of the pages' dates. */
const vcsConfig = createVcsConfig(__dirname);

/** The options that all docs instances share. */
const sharedDocsOptions = {
  editUrl: `${REPOSITORY}/edit/master/docs/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [
    remarkHeadingIds,
    [remarkTranslatedPaths, demoConfig],
    apiReference.remarkPlugin,
    remarkSchemePictures,
    remarkStudioTables,
    remarkCodeBlocks,
    [remarkDemos, demoConfig],
  ],
  rehypePlugins: [rehypeInlineCode, rehypeTableLabels, rehypeFirstScreenEnd],
};

/** Plugins that make the built site installable and readable offline. The development server doesn't need them. */
const installablePlugins: Config['plugins'] = [
  [
    '@docusaurus/plugin-pwa',
    {
      ...createServiceWorkerOptions(companionOptions),
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
  url: OFFICIAL_ORIGIN,
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
    parseFrontMatter: markOutdated(demoConfig, vcsConfig),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: { v4: true, faster: true, experimental_vcs: vcsConfig },
  // The inline script has the same storage key for the color mode, `theme-toolpad` (plugins/shared/schemes.ts).
  storage: { namespace: 'toolpad' },
  clientModules: ['./src/theme/Layout/pageChange'],
  ssrTemplate: createDocumentTemplate(),

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
            './src/css/blocks.css',
            './plugins/code/code.css',
          ],
        },
        // The sitemap plugin is below, after the plugins that wait for its file.
        sitemap: false,
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    // This plugin must be the first, because it changes the built pages that the other plugins read.
    [
      './plugins/page-start/index.ts',
      {
        modules: [
          'plugins/hosting/early.ts',
          'plugins/brand/early.ts',
          'plugins/choices/early.ts',
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
          'plugins/site-companion/theme/AdSlot/block.module.css',
          'src/components/GettingStarted',
          'src/components/Menu',
          'src/components/PageTools',
          'src/components/PlainPage',
          'src/components/ProductSwitch',
          'src/css/article.css',
          'src/css/base.css',
          'src/pages/index.module.css',
          'src/theme/DocItem/Layout',
          'src/theme/DocRoot',
          'src/theme/DocSidebar',
          'src/theme/Heading',
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
        noPrefetch: ['search/'],
      } satisfies PageStartOptions,
    ],
    // This plugin must precede the others, so that it can wait for their `postBuild` hooks, and then compress the files
    // that they have written.
    [
      './plugins/hosting/index.ts',
      {
        origin: ORIGIN,
        thirdParties: getThirdPartySources(companionOptions),
        sections: [
          ...getDemoPolicies(ORIGIN + SITE_BASE_URL),
          ...getAdFrameSections(companionOptions),
        ],
        // Forms submit demos to these sandboxes.
        forms: ['https://stackblitz.com', 'https://codesandbox.io'],
        moved: {
          ...Object.fromEntries(PRODUCTS.map(({ id, home }) => [`/${id}/`, home])),
          ...MOVED_PAGES,
        },
      } satisfies HostingOptions,
    ],
    ['./plugins/site-companion/index.ts', { ...companionOptions }],
    './plugins/on-demand/index.ts',
    './plugins/brand/index.ts',
    './plugins/code/index.ts',
    './plugins/api-tables/index.ts',
    // A plugin that is referenced by its path would load the compilers of the remark plugins a second time.
    [demosPlugin, { roots: demoConfig.roots } satisfies DemosOptions],
    [
      './plugins/search/index.ts',
      {
        products: PRODUCTS.map(({ id, name }) => ({ id, label: name, links: USEFUL_LINKS[id] })),
        allPages: '/search/',
        synonyms: SYNONYMS,
        extraRecords: (id, name) => tableRecords[id]?.(name) ?? Promise.resolve([]),
      } satisfies SearchOptions,
    ],
    ...docsInstances.map((instance): PluginConfig => [
      '@docusaurus/plugin-content-docs',
      { ...sharedDocsOptions, ...instance },
    ]),
    [
      './plugins/page-outputs/index.ts',
      { products: PRODUCTS, moved: MOVED_PAGES } satisfies PageOutputsOptions,
    ],
    [
      '@docusaurus/plugin-sitemap',
      {
        lastmod: 'date',
        ignorePatterns: ['', ...translatedLanguages.map((language) => `${language}/`)].flatMap(
          (base) => [`${SITE_BASE_URL}${base}search/**`, `${SITE_BASE_URL}${base}demos/**`],
        ),
      } satisfies SitemapOptions,
    ],
    // This plugin must be the last, because the service worker caches files that the plugins above write.
    ...(IS_PRODUCTION ? installablePlugins : []),
  ],

  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    docs: { versionPersistence: 'none' },
  } satisfies Preset.ThemeConfig,
  customFields: {
    repository: REPOSITORY,
    versionNews: VERSION_NEWS,
    externalPaths: EXTERNAL_PATHS,
    ...(MUI_X_LICENSE_KEY && { muiXLicenseKey: MUI_X_LICENSE_KEY }),
  },
};

export default config;
