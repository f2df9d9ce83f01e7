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
];

holdFacts(FACTS);
