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

const importOf = (names: string, path: string): string =>
  `export { ${names} } from '@toolpad/core/${path}';\n`;

const FRAME = [
  importOf('AppProvider', 'AppProvider'),
  importOf('DashboardLayout', 'DashboardLayout'),
  importOf('PageContainer', 'PageContainer'),
].join('');

export const PARTS: readonly Part[] = [
  {
    name: 'App Provider',
    imports: importOf('AppProvider', 'AppProvider'),
    said: [row('App Provider')],
  },
  {
    name: 'Dashboard Layout',
    imports: importOf('DashboardLayout', 'DashboardLayout'),
    said: [row('Dashboard Layout')],
  },
  {
    name: 'Page Container',
    imports: importOf('PageContainer', 'PageContainer'),
    said: [row('Page Container')],
  },
  {
    name: 'Sign-in Page',
    imports: importOf('SignInPage', 'SignInPage'),
    said: [row('Sign-in Page')],
  },
  { name: 'Account', imports: importOf('Account', 'Account'), said: [row('Account')] },
  {
    name: 'CRUD',
    imports: importOf('Crud', 'Crud'),
    said: [
      row('CRUD'),
      { page: 'docs-toolpad-core/react-crud/index.mdx', words: /`Crud` adds ([\d.]+) kB/ },
    ],
  },
  {
    name: 'useDialogs',
    imports: importOf('useDialogs, DialogsProvider', 'useDialogs'),
    said: [row('useDialogs')],
  },
  {
    name: 'useNotifications',
    imports: importOf('useNotifications, NotificationsProvider', 'useNotifications'),
    said: [row('useNotifications')],
  },
  {
    name: 'Persisted state',
    imports: importOf('useLocalStorageState', 'useLocalStorageState'),
    said: [
      row('Persisted state'),
      {
        page: 'docs-toolpad-core/react-persistent-state/index.mdx',
        words: /the hook weighs ([\d.]+) kB/,
      },
    ],
  },
  { name: 'useSession', imports: importOf('useSession', 'useSession'), said: [row('useSession')] },
  {
    name: 'App Provider, Dashboard Layout and Page Container together',
    imports: FRAME,
    said: [{ page: OVERVIEW, words: /Page Container together are ([\d.]+) kB/ }],
  },
];
