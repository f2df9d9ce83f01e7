/** What pages say about CRUD. */
import { type Fact, holdFacts } from './facts';

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
    says: /`initialPageSize` sets it, unless the address has a `pageSize`/,
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
    says: /and `Crud` renders nothing; its parts/,
    file: 'core/esm/Crud/Crud.js',
    shows: /const pathname = routerContext\?\.pathname \?\? '';/,
  },
  {
    fact: 'Crud navigates without a query',
    pages: ['integrations/tanstack-router.mdx'],
    says: /In 0\.15\.0 the library's own calls have no query/,
    file: 'core/esm/Crud/Crud.js',
    shows: /^(?:(?!navigate\([^)]*\?).)*$/s,
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
    fact: 'CRUD reads the labels of its questions itself',
    pages: ['api/localization-provider.mdx'],
    says: /CRUD hands over its questions and messages as text, and those follow it\./,
    file: 'core/esm/Crud/List.js',
    shows: /dialogs\.confirm\(localeText\.deleteConfirmMessage, \{/,
  },
];

holdFacts(FACTS);
