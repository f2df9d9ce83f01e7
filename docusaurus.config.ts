import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { documentTemplate } from './plugins/page-start/template';
import { codeBlocks } from './plugins/markdown/codeBlocks';

const REPOSITORY = 'https://github.com/mui/toolpad';

/** What both docs instances share. */
const docs = {
  editUrl: `${REPOSITORY}/edit/master/docs/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [codeBlocks],
};

const config: Config = {
  title: 'Toolpad',
  tagline: 'Internal tools and dashboards, in React',
  url: 'https://mui.com',
  baseUrl: '/toolpad/',
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  future: { v4: true, faster: true },
  // A name of its own, so that the starter and Docusaurus agree on the storage key (`theme-toolpad`).
  storage: { namespace: 'toolpad' },
  ssrTemplate: documentTemplate(),

  presets: [
    [
      'classic',
      {
        docs: {
          ...docs,
          id: 'studio',
          path: 'docs-studio',
          routeBasePath: 'studio',
          sidebarPath: './src/navigation/node/studioSidebar.ts',
          lastVersion: 'current',
          versions: { current: { label: 'v0.13.0', path: '' } },
        },
        blog: false,
        theme: {
          customCss: [
            './src/css/fonts.css',
            './src/css/base.css',
            './src/css/article.css',
            './src/css/code.css',
          ],
        },
        sitemap: { lastmod: 'date' },
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    './plugins/brand/index.ts',
    './plugins/page-start/index.ts',
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docs,
        id: 'core',
        path: 'docs-toolpad-core',
        routeBasePath: 'core',
        sidebarPath: './src/navigation/node/coreSidebar.ts',
        lastVersion: 'current',
        versions: { current: { label: 'v0.15.0', path: '' } },
      },
    ],
  ],

  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    docs: { versionPersistence: 'none' },
  } satisfies Preset.ThemeConfig,
  customFields: { repository: REPOSITORY },
};

export default config;
