/**
 * What pages of the library say about its code, held against the installed package: when a sentence
 * goes, or the code that it is about changes, the fact is to be looked at once more.
 */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

interface Fact {
  fact: string;
  /** Pages below `docs-toolpad-core/`, each of which says it. */
  pages: string[];
  says: RegExp;
  /** Below `node_modules/@toolpad/`. */
  file: string;
  shows: RegExp;
}

const REACT_19 =
  /needs React 19(?:\*\*)?, although the package accepts React 18: `Crud` and `CrudProvider` fail there as soon as they render, and so do the forms of `Create`, `Edit` and `CrudForm`\./;
const REACT_19_PAGES = [
  'introduction/index.mdx',
  'introduction/installation.mdx',
  'introduction/support.mdx',
  'react-crud/index.mdx',
];

const FACTS: Fact[] = [
  {
    fact: 'the package accepts React 18',
    pages: REACT_19_PAGES,
    says: REACT_19,
    file: 'core/package.json',
    shows: /"react": "\^18 \|\| \^19"/,
  },
  {
    fact: 'CrudProvider renders its context as a component',
    pages: REACT_19_PAGES,
    says: REACT_19,
    file: 'core/esm/Crud/CrudProvider.js',
    shows: /_jsx\(CrudContext, \{/,
  },
  {
    fact: 'Crud renders CrudProvider',
    pages: REACT_19_PAGES,
    says: REACT_19,
    file: 'core/esm/Crud/Crud.js',
    shows: /_jsx\(CrudProvider, \{/,
  },
  {
    fact: 'the forms call React.useActionState',
    pages: REACT_19_PAGES,
    says: REACT_19,
    file: 'core/esm/Crud/CrudForm.js',
    shows: /React\.useActionState\(/,
  },
  {
    fact: 'CrudProvider of 0.16.0 does so, too',
    pages: ['introduction/roadmap.mdx', 'react-crud/index.mdx'],
    says: /`Crud` and `CrudProvider` still/,
    file: 'core-next/esm/Crud/CrudProvider.js',
    shows: /_jsx\(CrudContext, \{/,
  },
  {
    fact: 'the data grid of a list waits for the browser',
    pages: ['introduction/index.mdx', 'introduction/base-concepts.mdx'],
    says: /except for CRUD's list: its data grid appears in the browser only/,
    file: 'core/esm/Crud/List.js',
    shows: /_jsx\(NoSsr, \{\s*children: \/\*#__PURE__\*\/_jsx\(DataGridSlot, \{/,
  },
  {
    fact: 'Create ignores what createOne returns',
    pages: ['react-crud/index.mdx'],
    says: /`Create` ignores what `createOne` returns\./,
    file: 'core/esm/Crud/Create.js',
    shows: /^\s*await createOne\(formValues\);$/m,
  },
  {
    fact: 'the form of Edit reads its record once, and when it is reset',
    pages: ['react-crud/index.mdx'],
    says: /The form of `Edit` takes over what `updateOne` returns only when it's reset after saving/,
    file: 'core/esm/Crud/Edit.js',
    shows:
      /useState\(\{\s*values: [\s\S]*initialValues[\s\S]*setFormValues\(initialValues\)[\s\S]*setData\(updatedData\)/,
  },
  {
    fact: 'Create sends all of its starting values',
    pages: ['react-crud/index.mdx'],
    says: /`createOne` gets the form's values and everything in `defaultValues`/,
    file: 'core/esm/Crud/Create.js',
    shows: /\.\.\.initialValues/,
  },
  {
    fact: 'the list holds the size of its pages itself',
    pages: ['react-crud/index.mdx'],
    says: /`initialPageSize` sets it in any case/,
    file: 'core/esm/Crud/List.js',
    shows: /paginationModel: paginationModel,\s*onPaginationModelChange: setPaginationModel/,
  },
  {
    fact: "the list's initialState is the page size alone",
    pages: ['react-crud/index.mdx'],
    says: /\*\*`initialState` replaces the list's\*\*, which holds nothing but the page size/,
    file: 'core/esm/Crud/List.js',
    shows:
      /initialState = React\.useMemo\(\(\) => \(\{\s*pagination: \{\s*paginationModel: \{\s*pageSize: initialPageSize\s*\}\s*\}\s*\}\)/,
  },
  {
    fact: 'the titles of 0.16.0 are strings',
    pages: ['react-crud/index.mdx'],
    says: /the prop `pageTitles` sets a string for each of the four pages/,
    file: 'core-next/esm/Crud/Crud.d.ts',
    shows:
      /pageTitles\?: \{\s*list\?: string;\s*show\?: string;\s*create\?: string;\s*edit\?: string;/,
  },
  {
    fact: 'a picked day is written in UTC',
    pages: ['react-crud/index.mdx'],
    says: /What the date picker hands over for an empty field is midnight at the user's place, written in UTC/,
    file: 'core/esm/Crud/CrudForm.js',
    shows: /onFieldChange\(name, value\.toISOString\(\)/,
  },
  {
    fact: 'another day keeps the time of the value',
    pages: ['react-crud/index.mdx'],
    says: /a value that is there keeps its time of day/,
    file: '../@mui/x-date-pickers/DateCalendar/DateCalendar.js',
    shows: /mergeDateAndTime\)\(adapter, day, value \?\? referenceDate\)/,
  },
  {
    fact: 'an empty boolean is No',
    pages: ['react-crud/index.mdx'],
    says: /except that an empty boolean is "No"/,
    file: 'core/esm/Crud/Show.js',
    shows: /type === 'boolean'\) \{\s*return fieldValue \? 'Yes' : 'No';/,
  },
  {
    fact: 'Crud renders nothing without a router',
    pages: ['introduction/base-concepts.mdx'],
    says: /and CRUD renders nothing/,
    file: 'core/esm/Crud/Crud.js',
    shows: /const pathname = routerContext\?\.pathname \?\? '';/,
  },
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
    fact: 'Crud navigates without a query',
    pages: ['integrations/tanstack-router.mdx'],
    says: /The library's own calls have no query/,
    file: 'core/esm/Crud/Crud.js',
    shows: /^(?:(?!navigate\([^)]*\?).)*$/s,
  },
  {
    fact: 'close rejects with the error of onClose',
    pages: ['react-use-dialogs/api.mdx', 'react-use-dialogs/index.mdx'],
    says: /reject(?:: with \*dialog not found\*, or with the error of the dialog's `onClose` option|s, `close` rejects with its error)/,
    file: 'core/esm/useDialogs/DialogsProvider.js',
    shows:
      /invariant\(entryToClose, 'dialog not found'\);\s*await entryToClose\.onClose\(result\);/,
  },
  {
    fact: 'the first form has a divider only below a button',
    pages: ['react-sign-in-page/index.mdx'],
    says: /A divider precedes each form, except for the first one on a page without OAuth buttons/,
    file: 'core/esm/SignInPage/SignInPage.js',
    shows: /hasOauthProvider \|\| index > 0 \? \/\*#__PURE__\*\/_jsx\(Divider,/,
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
    fact: 'the hooks of storage return null while the page is hydrated',
    pages: ['introduction/examples.mdx'],
    says: /is for the server and for hydration, where the hook returns `null`/,
    file: 'core/esm/persistence/useStorageState.js',
    shows:
      /getKeyServerSnapshot = \(\) => null;[\s\S]*useSyncExternalStore\(subscribeKey, getKeySnapshot, getKeyServerSnapshot\)/,
  },
  {
    fact: 'deleting in the list does not navigate',
    pages: ['api/crud.mdx'],
    says: /Deleting in the list itself keeps them\./,
    file: 'core/esm/Crud/Crud.js',
    shows: /_jsx\(List, \{(?:(?!onDelete)[^}])*\}\)/,
  },
  {
    fact: 'a reset form of Create has its starting values',
    pages: ['api/create.mdx'],
    says: /In 0\.15\.0 the form goes back to `initialValues` at every submit/,
    file: 'core/esm/Crud/Create.js',
    shows:
      /const handleFormReset = React\.useCallback\(\(\) => \{\s*setFormValues\(initialValues\);/,
  },
  {
    fact: 'the button to sign in has two capitals below a provider',
    pages: ['integrations/nextjs-pagesrouter.mdx'],
    says: /The header would show "Sign In" for a moment/,
    file: 'core/esm/locales/en.js',
    shows: /accountSignInLabel: 'Sign In'/,
  },
  {
    fact: 'a slot of the forms is required by the types of 0.16.0, and a field may have several values',
    pages: ['introduction/roadmap.mdx'],
    says: /only `slots` and `onFieldChange` may fail, where you render `CrudForm` yourself/,
    file: 'core-next/esm/Crud/CrudForm.d.ts',
    shows:
      /^ {2}select: React\.[\s\S]*onFieldChange: \(name: keyof D, value: DataFieldFormValue\)/m,
  },
  {
    fact: 'the forms of 0.16.0 leave out what is not editable',
    pages: ['introduction/roadmap.mdx'],
    says: /Fields with `editable: false`, which the forms now leave out/,
    file: 'core-next/esm/Crud/CrudForm.js',
    shows: /field !== 'id' && editable !== false/,
  },
  {
    fact: 'Show of 0.16.0 formats values',
    pages: ['introduction/roadmap.mdx'],
    says: /with a `valueFormatter`, which `Show` now applies/,
    file: 'core-next/esm/Crud/Show.js',
    shows: /if \(valueFormatter\) \{\s*return valueFormatter\(/,
  },
  {
    fact: 'the list of 0.16.0 writes the state before a change into the address',
    pages: ['introduction/roadmap.mdx'],
    says: /the address now lags one change behind its page, its sorting and its filters/,
    file: 'core-next/esm/Crud/List.js',
    shows: /setPaginationModel\(model\);[\s\S]*set\('page', String\(paginationModel\.page\)\)/,
  },
  {
    fact: 'the account of 0.16.0 gets no props of a slot',
    pages: ['introduction/roadmap.mdx'],
    says: /if you have filled a slot of it or set `slotProps\.toolbarAccount`/,
    file: 'core-next/esm/DashboardLayout/ToolbarActions.js',
    shows: /_jsx\(Account, \{\}\)/,
  },
  {
    fact: 'a dialog of 0.16.0 closes although its onClose fails, and close finds it later, too',
    pages: ['introduction/roadmap.mdx', 'react-use-dialogs/index.mdx'],
    says: /they close all the same|In 0\.16\.0 it never rejects for that[\s\S]*In 0\.16\.0 it closes\./,
    file: 'core-next/esm/useDialogs/DialogsProvider.js',
    shows:
      /dialogMetadata\.current\.get\(dialog\);[\s\S]*finally \{\s*entryToClose\.resolve\(result\);\s*closeDialogUi\(dialog\);/,
  },
  {
    fact: 'a ready dialog calls its prop onClose, not that of its payload',
    pages: ['react-use-dialogs/api.mdx'],
    says: /An `onClose` in it has no effect, because the dialog calls the prop of that name/,
    file: 'core/esm/useDialogs/useDialogs.js',
    shows: /^(?:(?!payload\.onClose).)*$/s,
  },
  {
    fact: 'without a key, hydration starts with the initial value',
    pages: [
      'react-persistent-state/use-local-storage-state-api.mdx',
      'react-persistent-state/use-session-storage-state-api.mdx',
    ],
    says: /`null` on the server, and during hydration if there is a `key`\./,
    file: 'core/esm/persistence/useStorageState.js',
    shows:
      /React\.useState\(initialValue\);\s*if \(!key\) \{\s*return \[nonStoredValue, setNonStoredValue\];/,
  },
  {
    fact: 'the sidebar marks an entry by its address, the lookup keeps the later entry',
    pages: ['introduction/base-concepts.mdx', 'react-app-provider/index.mdx'],
    says: /Titles and breadcrumbs then take the later one, and the sidebar marks every link with that address\./,
    file: 'core/esm/DashboardLayout/DashboardSidebarSubNavigation.js',
    shows: /activePage\.path === getItemPath\(navigationContext, item\);/,
  },
  {
    fact: 'the ready dialogs open in the window of the provider, other dialogs as they are',
    pages: ['react-app-provider/index.mdx'],
    says: /the ready dialogs and CRUD's list use it\. A dialog of your own needs the prop `container`/,
    file: 'core/esm/useDialogs/useDialogs.js',
    shows: /container: appWindowContext\?\.document\.body/,
  },
  {
    fact: 'CRUD reads the labels of its questions itself',
    pages: ['api/localization-provider.mdx'],
    says: /CRUD hands over its questions and messages as text, and those follow it\./,
    file: 'core/esm/Crud/List.js',
    shows: /dialogs\.confirm\(localeText\.deleteConfirmMessage, \{/,
  },
];

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

test.each(FACTS)('$fact', ({ pages, says, file, shows }) => {
  for (const page of pages) {
    expect({ page, text: read(`docs-toolpad-core/${page}`) }).toEqual({
      page,
      text: expect.stringMatching(says) as string,
    });
  }
  expect(read(`node_modules/@toolpad/${file}`)).toMatch(shows);
});
