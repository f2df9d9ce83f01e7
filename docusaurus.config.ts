import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { remarkCodeBlocks } from './plugins/code/markdown';
import demosPlugin, { type DemosOptions } from './plugins/demos';
import { getDemoPolicies } from './plugins/demos/shared/policies';
import type { HostingOptions } from './plugins/hosting/options';
import type { PageOutputsOptions } from './plugins/page-outputs/options';
import { createDocumentTemplate } from './plugins/page-start';
import type { PluginOptions as SearchOptions } from './plugins/search/options';
import { toUnixLines } from './plugins/shared/node/files';
import { createServiceWorkerOptions, resolveOptions } from './plugins/site-companion';
import type { Options as CompanionOptions } from './plugins/site-companion/options';
import { getAdFrameSections, getThirdPartySources } from './plugins/site-companion/sources';
import navigationPlugin from './src/navigation/plugin';
import { SYNONYMS } from './src/search/synonyms';
import { USEFUL_PAGES } from './src/search/usefulPages';
import { ARCHIVES } from './src/site/archives';
import { createDocsPlugins } from './src/site/docs';
import { demoConfig, translatedLanguages } from './src/site/docsFolders';
import { checkFrontMatter } from './src/site/frontMatter';
import { hasHistory } from './src/site/history';
import { MOVED_PAGES } from './src/site/movedPages';
import { PAGE_START_OPTIONS } from './src/site/pageStart';
import { PRODUCTS } from './src/site/products';
import {
  DEFAULT_LANGUAGE,
  EXTERNAL_PATHS,
  LANGUAGES,
  OFFICIAL_HOST,
  OFFICIAL_ORIGIN,
  REPOSITORY,
  SITE_BASE_URL,
} from './src/site/urls';
import { AGENT_FACTS, VERSION_NEWS } from './src/site/versions';

const IS_PRODUCTION = process.env.NODE_ENV === 'production';

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
    parseFrontMatter: checkFrontMatter(__dirname),
    // Unlike the old titles of callouts, these forms of Markdown can be recognized without changing code blocks.
    mdx1Compat: { comments: true, headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    v4: true,
    faster: true,
    experimental_vcs: hasHistory(__dirname),
  },
  // The inline script has the same storage key for the color mode, `theme-toolpad` (plugins/choices/schemes.ts).
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
    ['./plugins/page-start/index.ts', PAGE_START_OPTIONS],
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
        // A form submits demos to StackBlitz.
        forms: ['https://stackblitz.com'],
        markdownFolders: PRODUCTS.map(({ id }) => id),
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
        products: PRODUCTS.map(({ id, name }) => ({
          id,
          label: name,
          usefulPages: USEFUL_PAGES[id],
        })),
        allPages: '/search/',
        synonyms: SYNONYMS,
      } satisfies SearchOptions,
    ],
    ...createDocsPlugins(ORIGIN + SITE_BASE_URL),
    navigationPlugin,
    [
      './plugins/page-outputs/index.ts',
      {
        products: PRODUCTS,
        moved: MOVED_PAGES,
        facts: AGENT_FACTS,
        archives: ARCHIVES,
      } satisfies PageOutputsOptions,
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
