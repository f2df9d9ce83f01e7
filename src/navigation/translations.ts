/** Titles by address, or by a subheader's text. */
export type TitleTable = Readonly<Record<string, string>>;

/**
 * The English titles that cannot be made of the address: those that are not its last segment in
 * title case, as `titleOf` would have it. Only names keep their capitals. In the order of the
 * navigation.
 */
export const ENGLISH_TITLES: TitleTable = {
  '/studio/getting-started/why-studio': 'Why Toolpad Studio?',
  '/studio/getting-started/first-app': 'Build your first app',
  '/studio/concepts/building-ui': 'Building UI',
  '/studio/concepts/http-requests': 'HTTP requests',
  '/studio/concepts/custom-functions': 'Custom functions',
  '/studio/concepts/data-providers': 'Data providers',
  '/studio/concepts/data-binding': 'Data binding',
  '/studio/concepts/event-handling': 'Event handling',
  '/studio/concepts/file-structure': 'File structure',
  '/studio/concepts/custom-components': 'Custom components',
  '/studio/concepts/page-properties': 'Page properties',
  '/studio/concepts/rbac': 'Role-based access control',
  '/studio/concepts/custom-server': 'Custom server',
  '/studio/how-to-guides/render-deploy': 'Deploy to Render',
  '/studio/how-to-guides/railway-deploy': 'Deploy to Railway',
  '/studio/how-to-guides/gcp-deploy': 'Deploy to Google Cloud',
  '/studio/how-to-guides/customize-datagrid': 'Customize data grids',
  '/studio/how-to-guides/delete-datagrid-row': 'Delete a data grid row',
  '/studio/how-to-guides/basic-auth': 'Enable basic auth',
  '/studio/reference/components/data-grid': 'DataGrid',
  '/studio/reference/components/date-picker': 'DatePicker',
  '/studio/reference/components/file-picker': 'FilePicker',
  '/studio/reference/components/page-column': 'PageColumn',
  '/studio/reference/components/page-row': 'PageRow',
  '/studio/reference/components/text-field': 'TextField',
  '/studio/reference/api/create-component': 'createComponent',
  '/studio/reference/api/create-data-provider': 'createDataProvider',
  '/studio/reference/api/create-function': 'createFunction',
  '/studio/reference/api/create-handler': 'createHandler',
  '/studio/reference/api/get-context': 'getContext',

  '/core/introduction/base-concepts': 'Base concepts',
  '/core/integrations/nextjs-approuter': 'Next.js App Router',
  '/core/integrations/nextjs-pagesrouter': 'Next.js Pages Router',
  '/core/integrations/react-router': 'Vite with React Router',
  '/core/integrations/tanstack-router': 'TanStack Router',
  '/core/all-components': 'All components',
  '/core/react-sign-in-page': 'Sign-in Page',
  '/core/react-crud': 'CRUD',
  '/core/react-use-dialogs': 'useDialogs',
  '/core/react-use-notifications': 'useNotifications',
  '/core/react-use-session': 'useSession',
  '/core/react-use-navigation': 'useNavigation',
  '/core/react-persistent-state': 'Persisted state',
};
