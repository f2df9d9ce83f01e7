import type { NavEntry } from '../plugins/shared/navigation/entry';

/** Toolpad Studio: the builder. Pages live in docs-studio. */
export const studio: NavEntry[] = [
  {
    pathname: '/studio/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/studio/getting-started', title: 'Overview' },
      { pathname: '/studio/getting-started/installation' },
      { pathname: '/studio/getting-started/why-studio', title: 'Why Toolpad Studio?' },
      { pathname: '/studio/getting-started/first-app', title: 'Build your first app' },
      {
        pathname: '/studio/getting-started/examples-group',
        title: 'Examples',
        children: [
          { pathname: '/studio/examples', title: 'Overview' },
          { pathname: '/studio/examples/npm-stats', title: 'npm stats' },
          { pathname: '/studio/examples/basic-crud-app', title: 'Basic CRUD application' },
          { pathname: '/studio/examples/qr-generator', title: 'QR code generator' },
        ],
      },
      { pathname: '/studio/getting-started/roadmap' },
      { pathname: '/studio/getting-started/support' },
    ],
  },
  {
    pathname: '/studio/concepts-group',
    title: 'Concepts',
    children: [
      { pathname: '/studio/concepts/building-ui', title: 'Building UI' },
      {
        pathname: '/studio/concepts/connecting-to-data-group',
        title: 'Connecting to data',
        children: [
          { pathname: '/studio/concepts/queries', title: 'Overview' },
          { pathname: '/studio/concepts/http-requests', title: 'HTTP requests' },
          { pathname: '/studio/concepts/custom-functions', title: 'Custom functions' },
          { pathname: '/studio/concepts/data-providers', title: 'Data providers' },
        ],
      },
      { pathname: '/studio/concepts/data-binding', title: 'Data binding' },
      { pathname: '/studio/concepts/event-handling', title: 'Event handling' },
      { pathname: '/studio/concepts/file-structure', title: 'File structure' },
      { pathname: '/studio/concepts/deployment' },
      { pathname: '/studio/concepts/custom-components', title: 'Custom components' },
      { pathname: '/studio/concepts/theming' },
      { pathname: '/studio/concepts/page-properties', title: 'Page properties' },
      {
        pathname: '/studio/concepts/authorization-group',
        title: 'Authorization',
        children: [
          { pathname: '/studio/concepts/authentication' },
          { pathname: '/studio/concepts/rbac', title: 'Role-based access control' },
        ],
      },
      { pathname: '/studio/concepts/custom-server', title: 'Custom server' },
    ],
  },
  {
    pathname: '/studio/components-group',
    title: 'Components',
    children: [
      { pathname: '/studio/components/button' },
      { pathname: '/studio/components/data-grid' },
      { pathname: '/studio/components/list' },
      { pathname: '/studio/components/date-picker' },
      { pathname: '/studio/components/text-field' },
    ],
  },
  {
    pathname: '/studio/how-to-guides-group',
    title: 'How-to guides',
    children: [
      {
        pathname: '/studio/how-to-guides/connect-to-datasource-group',
        subheader: 'Connect to datasource',
        children: [
          { pathname: '/studio/how-to-guides/connect-to-databases', title: 'MySQL' },
          { pathname: '/studio/how-to-guides/connect-to-googlesheets', title: 'Google Sheets' },
        ],
      },
      {
        pathname: '/studio/how-to-guides/deployment-group',
        subheader: 'Deployment',
        children: [
          { pathname: '/studio/how-to-guides/render-deploy', title: 'Deploy to Render' },
          { pathname: '/studio/how-to-guides/railway-deploy', title: 'Deploy to Railway' },
          { pathname: '/studio/how-to-guides/gcp-deploy', title: 'Deploy to Google Cloud' },
        ],
      },
      {
        pathname: '/studio/how-to-guides/create-custom-components-group',
        subheader: 'Create custom components',
        children: [
          { pathname: '/studio/how-to-guides/map-display', title: 'Map component' },
          { pathname: '/studio/how-to-guides/cube-component', title: '3D cube component' },
        ],
      },
      {
        pathname: '/studio/how-to-guides/miscellaneous-group',
        subheader: 'Miscellaneous',
        children: [
          { pathname: '/studio/how-to-guides/customize-datagrid', title: 'Customize data grids' },
          {
            pathname: '/studio/how-to-guides/delete-datagrid-row',
            title: 'Delete a data grid row',
          },
          {
            pathname: '/studio/how-to-guides/embed-pages',
            title: 'Embedding Toolpad Studio pages',
          },
          { pathname: '/studio/how-to-guides/basic-auth', title: 'Enable basic auth' },
          { pathname: '/studio/how-to-guides/editor-path', title: 'Troubleshoot missing editor' },
        ],
      },
    ],
  },
  {
    pathname: '/studio/reference-group',
    title: 'Reference',
    children: [
      { pathname: '/studio/reference/file-schema', title: 'File schema' },
      {
        pathname: '/studio/reference/components-group',
        title: 'Components',
        children: [
          { pathname: '/studio/reference/components', title: 'Overview' },
          {
            pathname: '/studio/reference/components/components-group',
            subheader: 'Components',
            children: [
              { pathname: '/studio/reference/components/autocomplete' },
              { pathname: '/studio/reference/components/button' },
              { pathname: '/studio/reference/components/chart' },
              { pathname: '/studio/reference/components/checkbox' },
              { pathname: '/studio/reference/components/container' },
              { pathname: '/studio/reference/components/data-grid', title: 'DataGrid' },
              { pathname: '/studio/reference/components/date-picker', title: 'DatePicker' },
              { pathname: '/studio/reference/components/file-picker', title: 'FilePicker' },
              { pathname: '/studio/reference/components/form' },
              { pathname: '/studio/reference/components/image' },
              { pathname: '/studio/reference/components/list' },
              { pathname: '/studio/reference/components/metric' },
              { pathname: '/studio/reference/components/page-column', title: 'PageColumn' },
              { pathname: '/studio/reference/components/page-row', title: 'PageRow' },
              { pathname: '/studio/reference/components/paper' },
              { pathname: '/studio/reference/components/select' },
              { pathname: '/studio/reference/components/spacer' },
              { pathname: '/studio/reference/components/stack' },
              { pathname: '/studio/reference/components/tabs' },
              { pathname: '/studio/reference/components/text' },
              { pathname: '/studio/reference/components/text-field', title: 'TextField' },
            ],
          },
        ],
      },
      {
        pathname: '/studio/reference/api-group',
        title: 'API',
        children: [
          { pathname: '/studio/reference/api', title: 'Overview' },
          {
            pathname: '/studio/reference/api/functions-group',
            subheader: 'Functions',
            children: [
              { pathname: '/studio/reference/api/create-component', title: 'createComponent' },
              {
                pathname: '/studio/reference/api/create-data-provider',
                title: 'createDataProvider',
              },
              { pathname: '/studio/reference/api/create-function', title: 'createFunction' },
              { pathname: '/studio/reference/api/create-handler', title: 'createHandler' },
              { pathname: '/studio/reference/api/get-context', title: 'getContext' },
            ],
          },
        ],
      },
    ],
  },
];
