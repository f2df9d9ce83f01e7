import { themes as prismThemes } from 'prism-react-renderer';

/** The configuration of the classic template, for Markdown pages and without a blog. */
export default {
  title: 'Toolpad',
  url: 'https://bench.test',
  baseUrl: '/toolpad/',
  trailingSlash: true,
  future: { v4: true },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'md' },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', sidebarPath: './sidebars.js', sidebarCollapsed: false },
        blog: false,
        theme: { customCss: './src/css/custom.css' },
      },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Toolpad',
      items: [
        { type: 'docSidebar', sidebarId: 'pages', position: 'left', label: 'Docs' },
        { href: 'https://github.com/mui/toolpad', label: 'GitHub', position: 'right' },
      ],
    },
    footer: { style: 'dark', copyright: 'Toolpad' },
    prism: { theme: prismThemes.github, darkTheme: prismThemes.dracula },
  },
};
