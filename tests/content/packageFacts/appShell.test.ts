/** What pages say about the provider, the layout, the page container, and routers. */
import { type Fact, holdFacts } from './facts';

const FACTS: Fact[] = [
  {
    fact: 'a branding of the layout goes before that of the provider',
    pages: ['react-sign-in-page/index.mdx'],
    says: /as the header of your .* does unless you give the layout another one/,
    file: 'core/esm/DashboardLayout/DashboardLayout.js',
    shows: /const branding = \{\s*\.\.\.brandingContext,\s*\.\.\.brandingProp\s*\};/,
  },
  {
    fact: 'the drawer and its paper have the same width',
    pages: ['react-dashboard-layout/index.mdx'],
    says: /the drawer on phones applies it twice/,
    file: 'core/esm/DashboardLayout/DashboardLayout.js',
    shows:
      /width: drawerWidth,[\s\S]*position: 'absolute'[\s\S]*MuiDrawer-paper`\]: \{\s*position: 'absolute',\s*width: drawerWidth/,
  },
  {
    fact: 'the container gets its padding from Material UI',
    pages: ['react-page-container/index.mdx'],
    says: /so content is 1152 px wide at most/,
    file: 'core/esm/PageContainer/PageContainer.js',
    shows:
      /_jsx\(Container, \{\s*\.\.\.rest,\s*sx: \{\s*flex: 1,\s*display: 'flex',\s*flexDirection: 'column',\s*\.\.\.rest\.sx/,
  },
  {
    fact: 'a path is compared as it is, a pattern by path-to-regexp',
    pages: ['react-page-container/index.mdx'],
    says: /unless the entry has a `pattern`: that one matches with the slash, too/,
    file: 'core/esm/shared/navigation.js',
    shows: /map\.set\(pathToRegexp\(basePath \+ item\.pattern\), item\)/,
  },
  {
    fact: 'the sidebar marks an entry by its address, the lookup keeps the later entry',
    pages: ['introduction/base-concepts.mdx', 'react-app-provider/index.mdx'],
    says: /Titles and breadcrumbs then take the later one, and the sidebar marks every link with that address\./,
    file: 'core/esm/DashboardLayout/DashboardSidebarSubNavigation.js',
    shows: /activePage\.path === getItemPath\(navigationContext, item\);/,
  },
  {
    fact: 'a breadcrumb for / is there only with an entry for it',
    pages: ['react-dashboard-layout/index.mdx'],
    says: /On `\/fleet\/city`, the breadcrumb Fleet leads to `\/fleet`/,
    file: 'core/esm/useActivePage/useActivePage.js',
    shows: /if \(rootItem\) \{\s*breadcrumbs\.push\(/,
  },
  {
    fact: 'a group works out at its start whether it is open',
    pages: ['react-dashboard-layout/index.mdx'],
    says: /\*\*A group opens by itself only when it appears\.\*\*/,
    file: 'core/esm/DashboardLayout/DashboardSidebarSubNavigation.js',
    shows: /setExpandedItemIds\] = React\.useState\(initialExpandedItemIds\)/,
  },
  {
    fact: 'nested entries do not get renderPageItem',
    pages: ['react-dashboard-layout/index.mdx'],
    says: /`renderPageItem` is called for each page entry of the first level\./,
    file: 'core/esm/DashboardLayout/DashboardSidebarSubNavigation.js',
    shows:
      /renderNestedNavigation: \(\) => \/\*#__PURE__\*\/_jsx\(DashboardSidebarSubNavigation, \{(?:(?!renderPageItem)[^}])*\}\)/,
  },
  {
    fact: 'the account is a slot beside that of the actions',
    pages: ['api/dashboard-header.mdx'],
    says: /\| What is at the right, except for the account \| the slot \[`toolbarActions`\]/,
    file: 'core/esm/DashboardLayout/DashboardLayout.js',
    shows: /_jsx\(ToolbarActionsSlot, \{[\s\S]{0,80}_jsx\(ToolbarAccountSlot, \{/,
  },
  {
    fact: 'two color schemes without CSS variables are one theme to the switch',
    pages: ['api/theme-switcher.mdx', 'react-app-provider/index.mdx'],
    says: /or two without CSS variables; a pair of themes needs none|A theme with two `colorSchemes` and without `cssVariables` \| no/,
    file: 'core/esm/AppProvider/AppThemeProvider.js',
    shows: /isDualTheme = 'light' in theme \|\| 'dark' in theme/,
  },
  {
    fact: 'the list writes its state into the address itself',
    pages: ['introduction/base-concepts.mdx'],
    says: /it writes its page, sorting and filters into the browser's address itself/,
    file: 'core/esm/Crud/List.js',
    shows: /appWindow\.history\.pushState\(/,
  },
  {
    fact: 'the path of the Pages Router keeps what follows #',
    pages: ['integrations/nextjs-pagesrouter.mdx'],
    says: /cuts the query off the address, but not what follows `#`/,
    file: 'core/esm/nextjs/NextAppProviderPages.js',
    shows: /pathname: asPath\.split\('\?'\)\[0\],/,
  },
  {
    fact: 'useLocaleText is exported by the path of the provider',
    pages: ['introduction/installation.mdx'],
    says: /so has each hook except `useLocaleText`\./,
    file: 'core/esm/AppProvider/LocalizationProvider.js',
    shows: /export function useLocaleText\(/,
  },
  {
    fact: "the package depends on Vite's plugin for React",
    pages: ['introduction/installation.mdx'],
    says: /0\.15\.0 lists `@vitejs\/plugin-react` 4\.4\.1 among its dependencies/,
    file: 'core/package.json',
    shows: /"dependencies": \{[^}]*"@vitejs\/plugin-react": "4\.4\.1"/,
  },
  {
    fact: 'the generator is kept up with the library',
    pages: ['introduction/installation.mdx'],
    says: /asks a few questions and writes a project with versions of its own choice/,
    file: 'core/CHANGELOG.md',
    shows: /^## v0\.15\.0$[\s\S]*Update dependencies in `create-toolpad-app`[\s\S]*^## 0\.14\.0$/m,
  },
  {
    fact: "the title's props are its branding alone",
    pages: ['react-dashboard-layout/index.mdx'],
    says: /`slotProps\.appTitle`, whose only field in the types is `branding`/,
    file: 'core/esm/DashboardLayout/AppTitle.d.ts',
    shows: /interface AppTitleProps \{\s*branding\?: Branding;\s*\}/,
  },
  {
    fact: 'the menu button has a tooltip and a label, both English',
    pages: ['react-dashboard-layout/index.mdx'],
    says: /the menu button's labels \("Expand menu", and "Expand navigation menu" for screen readers\)/,
    file: 'core/esm/DashboardLayout/DashboardLayout.js',
    shows:
      /= 'Expand';[\s\S]*title: `\$\{isExpanded [^`]*\} menu`[\s\S]*"aria-label": `\$\{isExpanded [^`]*\} navigation menu`/,
  },
  {
    fact: 'vertical steppers open with what groups open with',
    pages: ['react-dashboard-layout/index.mdx'],
    says: /for apps without accordions and vertical steppers, which use the same component/,
    file: '../@mui/material/esm/StepContent/StepContent.js',
    shows: /TransitionComponent = Collapse,/,
  },
  {
    fact: 'the list writes its page number as a query',
    pages: ['integrations/tanstack-router.mdx'],
    says: /CRUD's list writes such a query into the address by itself/,
    file: 'core/esm/Crud/List.js',
    shows:
      /searchParams\.set\('page', String\(paginationModel\.page\)\);[\s\S]*history\.pushState\(/,
  },
];

holdFacts(FACTS);
