import type { Product } from '../../brand/tokens';

/** Something that a page is about, and the first version of its offering that has it. */
export interface Feature {
  name: string;
  /** The version that brought it, as the package's changelog tells. */
  since: string;
  /** Pages below the base; pages under them count too. */
  pages: readonly string[];
  /** Asks for a React of its own, until a version does not any more. */
  react?: { range: string; until?: string };
}

/** What the library's versions brought. tests/unit/projectCheck compares it with the changelog. */
export const CORE_FEATURES: readonly Feature[] = [
  {
    name: 'DashboardLayout',
    since: '0.2.0',
    pages: ['/core/react-dashboard-layout', '/core/api/dashboard-layout'],
  },
  {
    name: 'Slots toolbarActions and toolbarAccount',
    since: '0.6.0',
    pages: [
      '/core/react-dashboard-layout',
      '/core/api/dashboard-layout',
      '/core/api/toolbar-actions',
    ],
  },
  {
    name: 'Account in the sidebar’s footer',
    since: '0.9.0',
    pages: ['/core/react-dashboard-layout', '/core/react-account', '/core/api/account'],
  },
  {
    name: 'Theme switcher as a part of your own',
    since: '0.9.0',
    pages: ['/core/react-dashboard-layout', '/core/api/theme-switcher'],
  },
  {
    name: 'Prop branding of the layout',
    since: '0.10.0',
    pages: ['/core/react-dashboard-layout', '/core/api/dashboard-layout'],
  },
  {
    name: 'Slot appTitle and branding.homeUrl',
    since: '0.11.0',
    pages: [
      '/core/react-dashboard-layout',
      '/core/api/dashboard-layout',
      '/core/react-app-provider',
      '/core/api/app-provider',
    ],
  },
  {
    name: 'DashboardSidebarPageItem and renderPageItem',
    since: '0.15.0',
    pages: [
      '/core/react-dashboard-layout',
      '/core/api/dashboard-layout',
      '/core/api/dashboard-sidebar-page-item',
    ],
  },
  {
    name: 'DashboardHeader',
    since: '0.16.0',
    pages: [
      '/core/react-dashboard-layout',
      '/core/api/dashboard-header',
      '/core/api/toolbar-actions',
    ],
  },
  {
    name: 'AppProvider with a router of your own',
    since: '0.3.0',
    pages: [
      '/core/react-app-provider',
      '/core/api/app-provider',
      '/core/integrations/tanstack-router',
    ],
  },
  {
    name: 'Route patterns in the navigation',
    since: '0.6.0',
    pages: ['/core/react-app-provider', '/core/react-page-container'],
  },
  {
    name: 'Texts in other languages (LocalizationProvider)',
    since: '0.12.1',
    pages: [
      '/core/react-app-provider',
      '/core/api/app-provider',
      '/core/api/localization-provider',
      '/core/react-sign-in-page',
      '/core/react-account',
    ],
  },
  {
    name: 'Prop nonce for a content security policy',
    since: '0.15.0',
    pages: ['/core/react-app-provider', '/core/api/app-provider'],
  },
  {
    name: 'PageContainer',
    since: '0.4.0',
    pages: ['/core/react-page-container', '/core/api/page-container'],
  },
  {
    name: 'Title and breadcrumbs of dynamic routes',
    since: '0.7.0',
    pages: ['/core/react-page-container', '/core/api/page-container'],
  },
  {
    name: 'PageHeader and its toolbar',
    since: '0.11.0',
    pages: [
      '/core/react-page-container',
      '/core/api/page-container',
      '/core/api/page-header',
      '/core/api/page-header-toolbar',
    ],
  },
  {
    name: 'SignInPage',
    since: '0.5.0',
    pages: ['/core/react-sign-in-page', '/core/api/sign-in-page'],
  },
  {
    name: 'Sign-in by passkey',
    since: '0.8.0',
    pages: ['/core/react-sign-in-page', '/core/api/sign-in-page'],
  },
  {
    name: 'Sign-in by magic link',
    since: '0.9.0',
    pages: ['/core/react-sign-in-page', '/core/api/sign-in-page'],
  },
  {
    name: 'Slot rememberMe',
    since: '0.11.0',
    pages: ['/core/react-sign-in-page', '/core/api/sign-in-page'],
  },
  {
    name: 'Props of the form and of OAuth buttons',
    since: '0.12.1',
    pages: ['/core/react-sign-in-page', '/core/api/sign-in-page'],
  },
  {
    name: 'Account with preview and popover slots',
    since: '0.8.0',
    pages: [
      '/core/react-account',
      '/core/api/account',
      '/core/api/account-preview',
      '/core/api/account-popover-header',
      '/core/api/account-popover-footer',
      '/core/api/sign-in-button',
      '/core/api/sign-out-button',
    ],
  },
  {
    name: 'Crud and CrudProvider',
    since: '0.13.0',
    pages: ['/core/react-crud', '/core/api/crud', '/core/api/crud-provider'],
    // They render a context itself, without `.Provider`.
    react: { range: '>=19' },
  },
  {
    name: 'List and Show by themselves',
    since: '0.13.0',
    pages: ['/core/react-crud', '/core/api/list', '/core/api/show'],
  },
  {
    name: 'Create, Edit and CrudForm by themselves',
    since: '0.13.0',
    pages: ['/core/react-crud', '/core/api/crud-form', '/core/api/create', '/core/api/edit'],
    // The form called `React.useActionState`.
    react: { range: '>=19', until: '0.16.0' },
  },
  {
    name: 'Slots of Crud’s parts',
    since: '0.14.0',
    pages: ['/core/react-crud', '/core/api/crud'],
  },
  {
    name: 'Page titles and page containers of Crud',
    since: '0.16.0',
    pages: [
      '/core/react-crud',
      '/core/api/crud',
      '/core/api/list',
      '/core/api/show',
      '/core/api/create',
      '/core/api/edit',
    ],
  },
  {
    name: 'Form fields of your own in Crud',
    since: '0.16.0',
    pages: ['/core/react-crud', '/core/api/crud', '/core/api/crud-form'],
  },
  {
    name: 'useDialogs',
    since: '0.3.0',
    pages: ['/core/react-use-dialogs', '/core/api/dialogs-provider'],
  },
  {
    name: 'Dialogs that your code closes',
    since: '0.14.0',
    pages: ['/core/react-use-dialogs'],
  },
  {
    name: 'useNotifications',
    since: '0.3.0',
    pages: ['/core/react-use-notifications', '/core/api/notifications-provider'],
  },
  { name: 'useSession', since: '0.9.0', pages: ['/core/react-use-session'] },
  {
    name: 'useLocalStorageState and useSessionStorageState',
    since: '0.3.1',
    pages: ['/core/react-persistent-state'],
  },
  { name: 'useNavigation', since: '0.16.0', pages: ['/core/react-use-navigation'] },
  {
    name: 'NextAppProvider',
    since: '0.12.0',
    pages: ['/core/integrations/nextjs-approuter', '/core/integrations/nextjs-pagesrouter'],
  },
  {
    name: 'ReactRouterAppProvider',
    since: '0.12.0',
    pages: ['/core/integrations/react-router', '/core/introduction/tutorial'],
  },
  {
    name: 'TanStackRouterAppProvider',
    since: '0.16.0',
    pages: ['/core/integrations/tanstack-router'],
  },
];

/** Shown on the library's pages that are about no feature in particular. */
export const CORE_OVERVIEW = [
  'DashboardLayout',
  'PageContainer',
  'SignInPage',
  'Account with preview and popover slots',
  'Crud and CrudProvider',
  'useDialogs',
  'useNotifications',
  'useLocalStorageState and useSessionStorageState',
  'useSession',
  'useNavigation',
];

/** What the builder's versions brought since it has its name (`@toolpad/studio`, 0.1.54). */
export const STUDIO_FEATURES: readonly Feature[] = [
  {
    name: 'Pinned columns of the data grid',
    since: '0.3.0',
    pages: [
      '/studio/components/data-grid',
      '/studio/reference/components/data-grid',
      '/studio/how-to-guides/customize-datagrid',
    ],
  },
  { name: 'Pages in the layout of Toolpad Core', since: '0.8.0', pages: ['/studio'] },
];

/** The features of an offering that a page is about; those of the whole offering on other pages. */
export function featuresOf(product: Product, pathname: string): readonly Feature[] {
  const all = product === 'core' ? CORE_FEATURES : STUDIO_FEATURES;
  const own = all.filter(({ pages }) =>
    pages.some((page) => pathname === page || pathname.startsWith(`${page}/`)),
  );
  return own.length > 0 ? own : all.filter(({ name }) => CORE_OVERVIEW.includes(name));
}
