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

/** The code that takes exports from the path that the first of them names. */
const importOf = (...names: string[]): string =>
  `export { ${names.join(', ')} } from '@toolpad/core/${names[0]}';\n`;

/** A part with a row in the overview: its size is in the cell beside the link to the part's page. */
const part = (name: string, exports: string[], ...elsewhere: Part['said']): Part => ({
  name,
  imports: importOf(...exports),
  said: [
    { page: OVERVIEW, words: new RegExp(`\\[${name}\\]\\([^)]*\\) \\| ([\\d.]+) kB \\|`) },
    ...elsewhere,
  ],
});

export const PARTS: readonly Part[] = [
  part('App Provider', ['AppProvider']),
  part('Dashboard Layout', ['DashboardLayout']),
  part('Page Container', ['PageContainer']),
  part('Sign-in Page', ['SignInPage']),
  part('Account', ['Account']),
  part('CRUD', ['Crud'], {
    page: 'docs-toolpad-core/react-crud/index.mdx',
    words: /`Crud` adds ([\d.]+) kB/,
  }),
  part('useDialogs', ['useDialogs', 'DialogsProvider']),
  part('useNotifications', ['useNotifications', 'NotificationsProvider']),
  part('Persisted state', ['useLocalStorageState'], {
    page: 'docs-toolpad-core/react-persistent-state/index.mdx',
    words: /the hook adds ([\d.]+) kB/,
  }),
  part('useSession', ['useSession']),
  {
    name: 'App Provider, Dashboard Layout and Page Container together',
    imports: ['AppProvider', 'DashboardLayout', 'PageContainer']
      .map((name) => importOf(name))
      .join(''),
    said: [{ page: OVERVIEW, words: /Page Container together are ([\d.]+) kB/ }],
  },
];
