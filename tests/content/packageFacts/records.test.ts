/** What pages say about records and their forms, sign-in and account, dialogs and storage. */
import { type Fact, holdFacts } from './facts';

const FACTS: Fact[] = [
  {
    fact: "the address of the form for a new record takes the id's place in any case",
    pages: ['react-crud/index.mdx'],
    says: /a record whose id is the word "new", in whatever case, can't be shown/,
    file: '../path-to-regexp/dist/index.js',
    shows: /options && options\.sensitive \? "" : "i"/,
  },
  {
    fact: 'the edit page validates the whole record',
    pages: ['react-crud/index.mdx'],
    says: /the form's values; on the edit page, the whole record/,
    file: 'core/esm/Crud/Edit.js',
    shows: /\.\.\.initialValues\s*\},[\s\S]*await validate\(formValues\)/,
  },
  {
    fact: 'the pages load again when the data source is another object',
    pages: ['react-crud/index.mdx'],
    says: /A data source that is created while rendering is a new object each time/,
    file: 'core/esm/Crud/useCachedDataSource.js',
    shows: /\}, \[cache, dataSource\]\);/,
  },
  {
    fact: 'the list parses the sorting of an address as it does the filter',
    pages: ['react-crud/index.mdx'],
    says: /A filter or a sorting in the address that isn't valid JSON makes the list fail/,
    file: 'core/esm/Crud/List.js',
    shows:
      /useState\(routerContext\?\.searchParams\.get\('filter'\) \? JSON\.parse[\s\S]*useState\(routerContext\?\.searchParams\.get\('sort'\) \? JSON\.parse/,
  },
  {
    fact: 'the list merges the sx of the grid',
    pages: ['react-crud/index.mdx'],
    says: /Only `sx` is merged, and has to be a plain object/,
    file: 'core/esm/Crud/List.js',
    shows: /\.\.\.slotProps\?\.dataGrid,\s*sx: \{[\s\S]*\.\.\.slotProps\?\.dataGrid\?\.sx/,
  },
  {
    fact: 'the grid leaves the visible columns to the prop',
    pages: ['react-crud/index.mdx'],
    says: /While that prop is set, users can't hide or show the other columns either/,
    file: '../@mui/x-data-grid/hooks/features/columns/useGridColumns.js',
    shows: /propModel: props\.columnVisibilityModel/,
  },
  {
    fact: 'a select has three operators',
    pages: ['react-crud/index.mdx'],
    says: /`is`, `not` and `isAnyOf` for selects/,
    file: '../@mui/x-data-grid/colDef/gridSingleSelectOperators.js',
    shows:
      /^(?:(?!value: ')[\s\S])*value: 'is',(?:(?!value: ')[\s\S])*value: 'not',(?:(?!value: ')[\s\S])*value: 'isAnyOf',(?:(?!value: ')[\s\S])*$/,
  },
  {
    fact: 'detail and edit pages begin without a record',
    pages: ['react-crud/index.mdx'],
    says: /no data is fetched there, so detail and edit pages are empty/,
    file: 'core/esm/Crud/Show.js',
    shows: /React\.useState\(null\)[\s\S]*return data \? [\s\S]*: null;/,
  },
  {
    fact: 'the preview in the menu gets no props',
    pages: ['react-account/index.mdx'],
    says: /reach into each part, except for the avatar, name and email at the top of the menu, and its divider and footer/,
    file: 'core/esm/Account/Account.js',
    shows:
      /_jsx\(AccountPopoverHeader, \{\s*children: \/\*#__PURE__\*\/_jsx\(AccountPreview, \{\s*variant: "expanded"\s*\}\)/,
  },
  {
    fact: 'what the cache holds is not asked for again, whatever the data source',
    pages: ['react-crud/index.mdx'],
    says: /load again what the cache no longer holds/,
    file: 'core/esm/Crud/useCachedDataSource.js',
    shows: /JSON\.stringify\(\[key, \.\.\.args\]\)[\s\S]*if \(cacheValue\)/,
  },
  {
    fact: 'a replaced button of three dots gets nothing',
    pages: ['react-account/index.mdx'],
    says: /`preview\.slots\.avatarIconButton` or `preview\.slots\.moreIconButton` gets no click handler/,
    file: 'core/esm/Account/AccountPreview.js',
    shows: /_jsx\(slots\.moreIconButton, \{\}\)/,
  },
  {
    fact: 'a click on a replaced menu opens it',
    pages: ['react-account/index.mdx'],
    says: /these props open it in the wrong place, and no click closes it, only Escape/,
    file: 'core/esm/Account/Account.js',
    shows: /_jsx\(slots\.popover, \{\s*open: open,\s*onClick: handleClick,\s*onClose: handleClose,/,
  },
  {
    fact: 'the avatar is named after the user, else after the email address',
    pages: ['react-account/index.mdx', 'react-use-session/api.mdx'],
    says: /or of the email address where there is no name|text alternative, where there is no name/,
    file: 'core/esm/Account/AccountPreview.js',
    shows: /alt: session\.user\?\.name \|\| session\.user\?\.email/,
  },
  {
    fact: 'the slot for the account of 0.16.0 is empty',
    pages: ['react-account/index.mdx'],
    says: /The header of 0\.16\.0 has its account in `ToolbarActions`, and the slot `toolbarAccount` is empty/,
    file: 'core-next/esm/DashboardLayout/DashboardHeader.js',
    shows: /slots\?\.toolbarAccount \?\? \(\(\) => null\)/,
  },
  {
    fact: 'the provider keeps two kinds of keys in the storage',
    pages: ['react-persistent-state/index.mdx'],
    says: /`toolpad-mode`, and what begins with `toolpad-color-scheme`, is taken by `AppProvider`/,
    file: 'core/esm/AppProvider/AppThemeProvider.js',
    shows: /= 'toolpad-color-scheme';\s*const MODE_STORAGE_KEY = 'toolpad-mode';/,
  },
  {
    fact: 'a storage event without a key is for nobody',
    pages: ['react-persistent-state/index.mdx'],
    says: /`clear\(\)` goes unnoticed in every tab/,
    file: 'core/esm/persistence/useStorageState.js',
    shows: /event\.storageArea === area && event\.key === key/,
  },
];

holdFacts(FACTS);
