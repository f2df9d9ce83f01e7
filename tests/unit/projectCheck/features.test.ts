import fs from 'node:fs';
import path from 'node:path';
import { CORE_OVERVIEW, FEATURES, featuresOf } from '../../../src/components/ProjectCheck/features';
import pages from '../../fixtures/pages.json';

/** Where the pinned package is, and the later one. */
const PINNED = path.dirname(require.resolve('@toolpad/core/package.json'));
const LATER = path.dirname(require.resolve('@toolpad/core-next/package.json'));

/** The changelog of both products; that of 0.16.0 is the longest. */
const CHANGELOG = fs.readFileSync(path.join(LATER, 'CHANGELOG.md'), 'utf8');

/** What the changelog says under a version. */
function sectionOf(version: string): string {
  const [, section = ''] = CHANGELOG.split(
    new RegExp(`^## v?${version.replaceAll('.', '\\.')}$`, 'm'),
  );
  return section.split(/^## /m)[0] ?? '';
}

/** Where the changelog tells of each feature, in its own words. */
const PROOFS: Record<string, RegExp> = {
  DashboardLayout: /DashboardLayout component/,
  'Slots toolbarActions and toolbarAccount': /toolbarActions and toolbarAccount slots/,
  'Account in the sidebar’s footer': /`sidebarFooter`/,
  'Theme switcher as a part of your own': /theme switcher override/i,
  'Prop branding of the layout': /branding prop as override/,
  'Slot appTitle and branding.homeUrl': /`homeUrl` to `branding` and `appTitle` slot/,
  'DashboardSidebarPageItem and renderPageItem': /custom navigation page items/,
  DashboardHeader: /customization for dashboard header/,
  'AppProvider with a router of your own': /\[AppProvider\].*router/,
  'Route patterns in the navigation': /route patterns in navigation/,
  'Texts in other languages (LocalizationProvider)': /LocalizationProvider support/,
  'Prop nonce for a content security policy': /nonce .*AppProvider/,
  PageContainer: /PageContainer component/,
  'Title and breadcrumbs of dynamic routes': /Rename breadCrumbs to breadcrumbs/,
  'PageHeader and its toolbar': /new `PageHeader` component/,
  SignInPage: /new SignInPage component/,
  'Sign-in by passkey': /`passkey` support to the `SignInPage`/,
  'Sign-in by magic link': /magic links in `SignInPage`/,
  'Slot rememberMe': /"rememberMe" slot/,
  'Props of the form and of OAuth buttons': /form and oauthButton slot props/,
  'Account with preview and popover slots': /slots `preview` and `popoverContent`/,
  'Crud and CrudProvider': /Add CRUD component/,
  'List and Show by themselves': /Add CRUD component/,
  'Create, Edit and CrudForm by themselves': /Add CRUD component/,
  'Slots of Crud’s parts': /subcomponent slots to top-level CRUD/,
  'Page titles and page containers of Crud': /CRUD page titles/,
  'Form fields of your own in Crud': /custom form fields in CRUD/,
  useDialogs: /Dialogs and Notifications hooks/,
  'Dialogs that your code closes': /closing dialogs imperatively/,
  useNotifications: /Dialogs and Notifications hooks/,
  'useLocalStorageState and useSessionStorageState': /persistent state hooks/,
  useNavigation: /`useNavigation` hook/,
  NextAppProvider: /NextAppProvider/,
  ReactRouterAppProvider: /ReactRouterAppProvider/,
  TanStackRouterAppProvider: /Tanstack React Router provider/,
  'Pinned columns of the data grid': /column pinning/,
  'Pages in the layout of Toolpad Core': /Toolpad Core in Toolpad Studio runtime/,
};

const all = [...FEATURES.core, ...FEATURES.studio];

/** The changelog says nothing of it: the published 0.8.1 has no such folder, 0.9.0 has it. */
const UNTOLD = ['useSession'];

const told = all.filter(({ name }) => !UNTOLD.includes(name));

test.each(told.map(({ name, since }) => ({ name, since })))(
  '$name: the changelog tells of it under $since',
  ({ name, since }) => {
    expect(PROOFS[name]).toBeDefined();
    expect(sectionOf(since)).toMatch(PROOFS[name] ?? /./);
  },
);

test('React 19 is needed where the package says so', () => {
  const code = (folder: string, file: string): string =>
    fs.readFileSync(path.join(folder, 'Crud', file), 'utf8');
  // A context is rendered itself, not its provider.
  expect(code(PINNED, 'CrudProvider.js')).toMatch(/CrudContext, \{/);
  expect(code(LATER, 'CrudProvider.js')).toMatch(/CrudContext, \{/);
  expect(code(PINNED, 'CrudForm.js')).toMatch(/useActionState/);
  expect(code(LATER, 'CrudForm.js')).not.toMatch(/useActionState/);
});

test('every page of a feature exists', () => {
  const known = pages.map(({ pathname }) => pathname);
  const unknown = all
    .flatMap(({ pages: own }) => own)
    .filter((page) => page !== '/studio' && !known.includes(page));
  expect(unknown).toEqual([]);
});

test('names are unique, and the overview names features that exist', () => {
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(CORE_OVERVIEW.filter((name) => !names.includes(name))).toEqual([]);
});

test('every page has features', () => {
  const without = pages.filter(
    ({ pathname }) =>
      featuresOf(pathname.startsWith('/studio') ? 'studio' : 'core', pathname).length === 0,
  );
  expect(without).toEqual([]);
});

test('a page has its own features, also those of the page above it', () => {
  const names = (pathname: string) => featuresOf('core', pathname).map(({ name }) => name);
  expect(names('/core/react-use-session/api')).toEqual(['useSession']);
  expect(names('/core/react-use-sessions')).toEqual(expect.arrayContaining(CORE_OVERVIEW));
});
