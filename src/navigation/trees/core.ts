import type { NavEntry } from '../entry';

/** The navigation tree of Toolpad Core, the library. Its pages are in docs-toolpad-core. */
export const core: NavEntry[] = [
  {
    pathname: '/core/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/core/introduction', title: 'Overview' },
      { pathname: '/core/introduction/installation', title: 'Installation' },
      { pathname: '/core/introduction/base-concepts' },
      { pathname: '/core/introduction/tutorial', title: 'Tutorial' },
      { pathname: '/core/introduction/examples', title: 'Examples' },
      { pathname: '/core/introduction/roadmap', title: 'Roadmap' },
      { pathname: '/core/introduction/leave-toolpad-core' },
      { pathname: '/core/introduction/leave-toolpad-core-in-nextjs' },
      { pathname: '/core/introduction/support', title: 'Support' },
    ],
  },
  {
    pathname: '/core/integrations-group',
    title: 'Integrations',
    children: [
      { pathname: '/core/integrations/nextjs-approuter' },
      { pathname: '/core/integrations/nextjs-approuter-rest' },
      { pathname: '/core/integrations/nextjs-pagesrouter' },
      { pathname: '/core/integrations/react-router' },
      { pathname: '/core/integrations/react-router-sessions' },
      { pathname: '/core/integrations/react-router-framework' },
      { pathname: '/core/integrations/tanstack-router' },
    ],
  },
  {
    pathname: '/core/components-group',
    title: 'Components',
    children: [
      { pathname: '/core/all-components' },
      {
        pathname: '/core/components/provider-group',
        subheader: 'Provider',
        children: [{ pathname: '/core/react-app-provider' }],
      },
      {
        pathname: '/core/components/layout-group',
        subheader: 'Layout',
        children: [
          { pathname: '/core/react-dashboard-layout' },
          { pathname: '/core/react-dashboard-layout/navigation' },
          { pathname: '/core/react-dashboard-layout/advanced-navigation' },
          { pathname: '/core/react-dashboard-layout/sidebar' },
          { pathname: '/core/react-page-container' },
        ],
      },
      {
        pathname: '/core/components/authentication-group',
        subheader: 'Authentication',
        children: [
          { pathname: '/core/react-sign-in-page' },
          {
            pathname: '/core/react-sign-in-page/authentication',
            title: 'Authentication libraries',
          },
          { pathname: '/core/react-sign-in-page/customization' },
          { pathname: '/core/react-sign-in-page/other-flows' },
          { pathname: '/core/react-account' },
        ],
      },
      {
        pathname: '/core/components/data-group',
        subheader: 'Data',
        children: [
          { pathname: '/core/react-crud' },
          { pathname: '/core/react-crud/data-sources' },
          { pathname: '/core/react-crud/forms' },
          { pathname: '/core/react-crud/customization' },
        ],
      },
      {
        pathname: '/core/components/utils-group',
        subheader: 'Utils',
        children: [
          { pathname: '/core/react-use-dialogs' },
          { pathname: '/core/react-use-notifications' },
          { pathname: '/core/react-use-session' },
          { pathname: '/core/react-use-session/roles' },
          { pathname: '/core/react-use-navigation' },
          { pathname: '/core/react-persistent-state' },
        ],
      },
    ],
  },
  {
    pathname: '/core/apis-group',
    title: 'APIs',
    children: [
      {
        pathname: '/core/apis/components-group',
        subheader: 'Components',
        children: [
          { pathname: '/core/api/account', kind: 'components-api' },
          { pathname: '/core/api/account-popover-footer', kind: 'components-api' },
          { pathname: '/core/api/account-popover-header', kind: 'components-api' },
          { pathname: '/core/api/account-preview', kind: 'components-api' },
          { pathname: '/core/api/app-provider', kind: 'components-api' },
          { pathname: '/core/api/create', kind: 'components-api' },
          { pathname: '/core/api/crud', kind: 'components-api' },
          { pathname: '/core/api/crud-form', kind: 'components-api' },
          { pathname: '/core/api/crud-provider', kind: 'components-api' },
          { pathname: '/core/api/dashboard-header', kind: 'components-api' },
          { pathname: '/core/api/dashboard-layout', kind: 'components-api' },
          {
            pathname: '/core/api/dashboard-sidebar-page-item',
            kind: 'components-api',
            newFeature: true,
          },
          { pathname: '/core/api/dialogs-provider', kind: 'components-api' },
          { pathname: '/core/api/edit', kind: 'components-api' },
          { pathname: '/core/api/list', kind: 'components-api' },
          { pathname: '/core/api/localization-provider', kind: 'components-api' },
          { pathname: '/core/api/notifications-provider', kind: 'components-api' },
          { pathname: '/core/api/page-container', kind: 'components-api' },
          { pathname: '/core/api/page-header', kind: 'components-api' },
          { pathname: '/core/api/page-header-toolbar', kind: 'components-api' },
          { pathname: '/core/api/show', kind: 'components-api' },
          { pathname: '/core/api/sign-in-button', kind: 'components-api' },
          { pathname: '/core/api/sign-in-page', kind: 'components-api' },
          { pathname: '/core/api/sign-out-button', kind: 'components-api' },
          { pathname: '/core/api/theme-switcher', kind: 'components-api' },
          { pathname: '/core/api/toolbar-actions', kind: 'components-api' },
        ],
      },
      {
        pathname: '/core/apis/hooks-group',
        subheader: 'Hooks',
        children: [
          { pathname: '/core/react-use-notifications/api', kind: 'hooks-api' },
          { pathname: '/core/react-use-dialogs/api', kind: 'hooks-api' },
          {
            pathname: '/core/react-persistent-state/use-local-storage-state-api',
            kind: 'hooks-api',
          },
          { pathname: '/core/react-use-session/api', kind: 'hooks-api' },
          { pathname: '/core/react-use-navigation/api', kind: 'hooks-api' },
          {
            pathname: '/core/react-persistent-state/use-session-storage-state-api',
            kind: 'hooks-api',
          },
        ],
      },
    ],
  },
];
