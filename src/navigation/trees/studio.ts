import type { NavEntry } from '../entry';

/** The navigation tree of Toolpad Studio, the builder. Its pages are in docs-studio. */
export const studio: NavEntry[] = [
  {
    pathname: '/studio/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/studio/getting-started', title: 'Overview' },
      { pathname: '/studio/getting-started/installation', title: 'Installation' },
      { pathname: '/studio/getting-started/why-studio' },
      { pathname: '/studio/getting-started/first-app' },
      {
        pathname: '/studio/getting-started/examples-group',
        title: 'Examples',
        children: [
          { pathname: '/studio/examples', title: 'All examples' },
          { pathname: '/studio/examples/npm-stats', title: 'npm stats' },
          { pathname: '/studio/examples/basic-crud-app', title: 'Basic CRUD application' },
          { pathname: '/studio/examples/qr-generator', title: 'QR code generator' },
        ],
      },
      { pathname: '/studio/getting-started/roadmap', title: 'Roadmap' },
      { pathname: '/studio/getting-started/limits' },
      { pathname: '/studio/getting-started/migrate-to-core' },
      { pathname: '/studio/getting-started/support', title: 'Support' },
    ],
  },
  {
    pathname: '/studio/concepts-group',
    title: 'Concepts',
    children: [
      { pathname: '/studio/concepts/building-ui' },
      {
        pathname: '/studio/concepts/connecting-to-data-group',
        title: 'Connecting to data',
        children: [
          { pathname: '/studio/concepts/queries', title: 'Queries' },
          { pathname: '/studio/concepts/http-requests' },
          { pathname: '/studio/concepts/custom-functions' },
          { pathname: '/studio/concepts/data-providers' },
        ],
      },
      { pathname: '/studio/concepts/data-binding' },
      { pathname: '/studio/concepts/event-handling' },
      { pathname: '/studio/concepts/file-structure' },
      { pathname: '/studio/concepts/deployment', title: 'Deployment' },
      { pathname: '/studio/concepts/custom-components' },
      { pathname: '/studio/concepts/theming' },
      { pathname: '/studio/concepts/page-properties' },
      {
        pathname: '/studio/concepts/authorization-group',
        title: 'Authorization',
        children: [
          { pathname: '/studio/concepts/authentication' },
          { pathname: '/studio/concepts/rbac' },
        ],
      },
      { pathname: '/studio/concepts/custom-server' },
    ],
  },
  {
    pathname: '/studio/components-group',
    title: 'Components',
    children: [
      { pathname: '/studio/components/button' },
      { pathname: '/studio/components/data-grid' },
      { pathname: '/studio/components/list', title: 'List' },
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
          { pathname: '/studio/how-to-guides/connect-to-databases', title: 'MySQL and PostgreSQL' },
          { pathname: '/studio/how-to-guides/connect-to-googlesheets', title: 'Google Sheets' },
        ],
      },
      {
        pathname: '/studio/how-to-guides/deployment-group',
        subheader: 'Deployment',
        children: [
          { pathname: '/studio/how-to-guides/render-deploy' },
          { pathname: '/studio/how-to-guides/railway-deploy' },
          { pathname: '/studio/how-to-guides/gcp-deploy' },
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
          { pathname: '/studio/how-to-guides/customize-datagrid' },
          { pathname: '/studio/how-to-guides/delete-datagrid-row' },
          {
            pathname: '/studio/how-to-guides/embed-pages',
            title: 'Embedding Toolpad Studio pages',
          },
          { pathname: '/studio/how-to-guides/basic-auth' },
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
          { pathname: '/studio/reference/components', title: 'Component reference' },
          {
            pathname: '/studio/reference/components/components-group',
            subheader: 'Components',
            children: [
              { pathname: '/studio/reference/components/autocomplete', title: 'Autocomplete' },
              { pathname: '/studio/reference/components/button', title: 'Button' },
              { pathname: '/studio/reference/components/chart', title: 'Chart' },
              { pathname: '/studio/reference/components/checkbox', title: 'Checkbox' },
              { pathname: '/studio/reference/components/container', title: 'Container' },
              { pathname: '/studio/reference/components/data-grid', title: 'DataGrid' },
              { pathname: '/studio/reference/components/date-picker', title: 'DatePicker' },
              { pathname: '/studio/reference/components/file-picker', title: 'FilePicker' },
              { pathname: '/studio/reference/components/form', title: 'Form' },
              { pathname: '/studio/reference/components/image', title: 'Image' },
              { pathname: '/studio/reference/components/list', title: 'List' },
              { pathname: '/studio/reference/components/metric', title: 'Metric' },
              { pathname: '/studio/reference/components/page-column', title: 'PageColumn' },
              { pathname: '/studio/reference/components/page-row', title: 'PageRow' },
              { pathname: '/studio/reference/components/paper', title: 'Paper' },
              { pathname: '/studio/reference/components/select', title: 'Select' },
              { pathname: '/studio/reference/components/spacer', title: 'Spacer' },
              { pathname: '/studio/reference/components/stack', title: 'Stack' },
              { pathname: '/studio/reference/components/tabs', title: 'Tabs' },
              { pathname: '/studio/reference/components/text', title: 'Text' },
              { pathname: '/studio/reference/components/text-field', title: 'TextField' },
            ],
          },
        ],
      },
      {
        pathname: '/studio/reference/api-group',
        title: 'API',
        children: [
          { pathname: '/studio/reference/api', title: 'API reference' },
          {
            pathname: '/studio/reference/api/functions-group',
            subheader: 'Functions',
            children: [
              { pathname: '/studio/reference/api/create-component' },
              { pathname: '/studio/reference/api/create-data-provider' },
              { pathname: '/studio/reference/api/create-function' },
              { pathname: '/studio/reference/api/create-handler' },
              { pathname: '/studio/reference/api/get-context' },
            ],
          },
        ],
      },
    ],
  },
];
