/** What is measured, and by which words the pages say how large it is. */
export interface Part {
  name: string;
  /** The code of an app that uses nothing else. */
  imports: string;
  /** Where a page names the size: its path and the words around the number, which is the group. */
  said: readonly { page: string; words: RegExp }[];
}

export type Size = Part & { bytes: number };

const OVERVIEW = 'docs-toolpad-core/introduction/index.mdx';

/** The cell beside the link to the part's page. */
const row = (link: string): Part['said'][number] => ({
  page: OVERVIEW,
  words: new RegExp(`\\[${link}\\]\\([^)]*\\) \\| ([\\d.]+) kB \\|`),
});

const use = (names: string, path: string): string =>
  `export { ${names} } from '@toolpad/core/${path}';\n`;

const FRAME = [
  use('AppProvider', 'AppProvider'),
  use('DashboardLayout', 'DashboardLayout'),
  use('PageContainer', 'PageContainer'),
].join('');

export const PARTS: readonly Part[] = [
  {
    name: 'App Provider',
    imports: use('AppProvider', 'AppProvider'),
    said: [row('App Provider')],
  },
  {
    name: 'Dashboard Layout',
    imports: use('DashboardLayout', 'DashboardLayout'),
    said: [row('Dashboard Layout')],
  },
  {
    name: 'Page Container',
    imports: use('PageContainer', 'PageContainer'),
    said: [row('Page Container')],
  },
  {
    name: 'Sign-in Page',
    imports: use('SignInPage', 'SignInPage'),
    said: [row('Sign-in Page')],
  },
  { name: 'Account', imports: use('Account', 'Account'), said: [row('Account')] },
  {
    name: 'CRUD',
    imports: use('Crud', 'Crud'),
    said: [
      row('CRUD'),
      { page: 'docs-toolpad-core/react-crud/index.mdx', words: /`Crud` adds ([\d.]+) kB/ },
    ],
  },
  {
    name: 'useDialogs',
    imports: use('useDialogs, DialogsProvider', 'useDialogs'),
    said: [row('useDialogs')],
  },
  {
    name: 'useNotifications',
    imports: use('useNotifications, NotificationsProvider', 'useNotifications'),
    said: [row('useNotifications')],
  },
  {
    name: 'Persisted state',
    imports: use('useLocalStorageState', 'useLocalStorageState'),
    said: [
      row('Persisted state'),
      {
        page: 'docs-toolpad-core/react-persistent-state/index.mdx',
        words: /the hook weighs ([\d.]+) kB/,
      },
    ],
  },
  { name: 'useSession', imports: use('useSession', 'useSession'), said: [row('useSession')] },
  {
    name: 'App Provider, Dashboard Layout and Page Container together',
    imports: FRAME,
    said: [{ page: OVERVIEW, words: /Page Container together are ([\d.]+) kB/ }],
  },
];
