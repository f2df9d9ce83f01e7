/** What pages say about the version after the one that they describe. */
import { type Fact, holdFacts } from './facts';

const FACTS: Fact[] = [
  {
    fact: 'CrudProvider of 0.16.0 does so, too',
    pages: ['introduction/roadmap.mdx', 'react-crud/index.mdx'],
    says: /`Crud` and `CrudProvider` still/,
    file: 'core-next/esm/Crud/CrudProvider.js',
    shows: /_jsx\(CrudContext, \{/,
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
    fact: "0.16.0 does not depend on Vite's plugin for React",
    pages: ['introduction/installation.mdx', 'introduction/roadmap.mdx'],
    says: /0\.16\.0 has dropped the dependency\.|`@vitejs\/plugin-react` is no longer a dependency/,
    file: 'core-next/package.json',
    shows: /^(?:(?!plugin-react).)*$/s,
  },
  {
    fact: 'an AppBar without a position is fixed',
    pages: ['api/dashboard-header.mdx'],
    says: /with `'fixed'`, the default of `AppBar`, it spans the window/,
    file: '../@mui/material/esm/AppBar/AppBar.js',
    shows: /position = 'fixed',/,
  },
];

holdFacts(FACTS);
