import { pagesOf } from '../../../scripts/lib/features/make';

const API = new Map([
  ['DashboardHeader', '/core/api/dashboard-header'],
  ['Crud', '/core/api/crud'],
]);

test.each([
  ['Crud/Crud.slots.list', ['/core/react-crud', '/core/api/crud']],
  [
    'DashboardLayout/DashboardHeader',
    ['/core/react-dashboard-layout', '/core/api/dashboard-header'],
  ],
  ['DashboardLayout/SidebarFooterProps', ['/core/react-dashboard-layout']],
  ['useDialogs/useDialogs', ['/core/react-use-dialogs']],
  ['useSessionStorageState/useSessionStorageState', ['/core/react-persistent-state']],
  ['tanstack-router/TanStackRouterAppProvider', ['/core/integrations/tanstack-router']],
])('the pages of %s', (address, pages) => {
  expect(pagesOf(address, API)).toEqual(pages);
});
