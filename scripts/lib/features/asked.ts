/** A feature that shows in the declarations of the library. */
export interface Asked {
  /**
   * Where it shows, each below `@toolpad/core/`: `DashboardLayout/DashboardLayout.slots.appTitle`. A version
   * has the feature if it has all of them. The pages of a feature are theirs.
   */
  shows: readonly string[];
  /** Further pages that are about it, below the base. */
  also?: readonly string[];
  /** The version that the changelog tells, where packages of that time cannot be had. */
  told?: string;
  /** Asks for a React of its own, until a version does not any more. The code tells, not the declarations. */
  react?: { range: string; until?: string };
}

/** What the versions of the library are asked for, by name, in the order in which readers see it. */
export const ASKED: Readonly<Record<string, Asked>> = {
  DashboardLayout: { shows: ['DashboardLayout/DashboardLayout'], told: '0.2.0' },
  'Slots toolbarActions and toolbarAccount': {
    shows: [
      'DashboardLayout/DashboardLayout.slots.toolbarActions',
      'DashboardLayout/DashboardLayout.slots.toolbarAccount',
      'DashboardLayout/ToolbarActions',
    ],
  },
  'Account in the sidebar’s footer': {
    // The footer came before, but the preview took no styles for it.
    shows: ['DashboardLayout/SidebarFooterProps', 'Account/Account.slotProps.preview.sx'],
  },
  'Theme switcher as a part of your own': { shows: ['DashboardLayout/ThemeSwitcher'] },
  'Prop branding of the layout': { shows: ['DashboardLayout/DashboardLayout.branding'] },
  'Slot appTitle and branding.homeUrl': {
    shows: [
      'DashboardLayout/DashboardLayout.slots.appTitle',
      'AppProvider/AppProvider.branding.homeUrl',
    ],
  },
  'DashboardSidebarPageItem and renderPageItem': {
    shows: [
      'DashboardLayout/DashboardLayout.renderPageItem',
      'DashboardLayout/DashboardSidebarPageItem',
    ],
  },
  DashboardHeader: {
    shows: ['DashboardLayout/DashboardHeader'],
    also: ['/core/api/toolbar-actions'],
  },
  'AppProvider with a router of your own': {
    shows: ['AppProvider/AppProvider.router'],
    also: ['/core/integrations/tanstack-router'],
    told: '0.3.0',
  },
  'Route patterns in the navigation': {
    shows: ['AppProvider/NavigationPageItem.pattern'],
    also: ['/core/react-page-container'],
  },
  'Texts in other languages (LocalizationProvider)': {
    shows: ['AppProvider/AppProvider.localeText', 'AppProvider/LocalizationProvider'],
    also: ['/core/react-sign-in-page', '/core/react-account'],
  },
  'Prop nonce for a content security policy': { shows: ['AppProvider/AppProvider.nonce'] },
  PageContainer: { shows: ['PageContainer/PageContainer'], told: '0.4.0' },
  'Title and breadcrumbs of dynamic routes': {
    // 0.7.0 had the prop under another name: breadCrumbs.
    shows: ['PageContainer/PageContainer.breadcrumbs', 'PageContainer/PageContainer.title'],
  },
  'PageHeader and its toolbar': {
    shows: [
      'PageContainer/PageContainer.slots.header',
      'PageContainer/PageHeader',
      'PageContainer/PageHeaderToolbar',
    ],
  },
  SignInPage: { shows: ['SignInPage/SignInPage'], told: '0.5.0' },
  'Sign-in by passkey': {
    shows: ['SignInPage/SupportedAuthProvider.passkey'],
    also: ['/core/api/sign-in-page'],
  },
  'Sign-in by magic link': {
    shows: ['SignInPage/SupportedAuthProvider.nodemailer'],
    also: ['/core/api/sign-in-page'],
  },
  'Slot rememberMe': { shows: ['SignInPage/SignInPage.slots.rememberMe'] },
  'Props of the form and of OAuth buttons': {
    shows: ['SignInPage/SignInPage.slotProps.form', 'SignInPage/SignInPage.slotProps.oAuthButton'],
  },
  'Account with preview and popover slots': {
    shows: [
      'Account/Account.slots.preview',
      'Account/Account.slots.popoverContent',
      'Account/AccountPreview',
      'Account/AccountPopoverHeader',
      'Account/AccountPopoverFooter',
      'Account/SignInButton',
      'Account/SignOutButton',
    ],
  },
  'Crud and CrudProvider': {
    shows: ['Crud/Crud', 'Crud/CrudProvider'],
    // They render a context itself, without `.Provider`.
    react: { range: '>=19' },
  },
  'List and Show by themselves': { shows: ['Crud/List', 'Crud/Show'] },
  'Create, Edit and CrudForm by themselves': {
    shows: ['Crud/CrudForm', 'Crud/Create', 'Crud/Edit'],
    // The form called `React.useActionState`.
    react: { range: '>=19', until: '0.16.0' },
  },
  'Slots of Crud’s parts': { shows: ['Crud/Crud.slots.list'] },
  'Page titles and page containers of Crud': {
    shows: [
      'Crud/Crud.pageTitles',
      'Crud/List.slots.pageContainer',
      'Crud/Show.slots.pageContainer',
      'Crud/Create.slots.pageContainer',
      'Crud/Edit.slots.pageContainer',
    ],
  },
  'Form fields of your own in Crud': {
    shows: ['Crud/DataField.renderFormField', 'Crud/Crud.slots.form', 'Crud/CrudForm.slots.select'],
  },
  useDialogs: { shows: ['useDialogs/useDialogs', 'useDialogs/DialogsProvider'], told: '0.3.0' },
  useNotifications: {
    shows: ['useNotifications/useNotifications', 'useNotifications/NotificationsProvider'],
    told: '0.3.0',
  },
  useSession: { shows: ['useSession/useSession'] },
  'useLocalStorageState and useSessionStorageState': {
    shows: [
      'useLocalStorageState/useLocalStorageState',
      'useSessionStorageState/useSessionStorageState',
    ],
    told: '0.3.1',
  },
  useNavigation: { shows: ['useNavigation/useNavigation'] },
  NextAppProvider: { shows: ['nextjs/NextAppProvider'] },
  ReactRouterAppProvider: { shows: ['react-router/ReactRouterAppProvider'] },
  TanStackRouterAppProvider: { shows: ['tanstack-router/TanStackRouterAppProvider'] },
};
