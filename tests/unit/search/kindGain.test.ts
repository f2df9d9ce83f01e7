import { isCodeName, isReference } from '../../../plugins/search/engine/kindGain';

it.each([
  ['useSession', true],
  ['DashboardLayout', true],
  ['<DashboardLayout />', true],
  ['createFunction()', true],
  ['$$jsExpression', true],
  ['slotProps.toolbar', true],
  ['page_title', true],
  ['CRUD', false],
  ['Dialog', false],
  ['APIs', false],
  ['data grid', false],
  ['signInPage props', false],
  ['page.yml', false],
  ['', false],
])('%s: %s', (query, expected) => {
  expect(isCodeName(query)).toBe(expected);
});

it.each([
  ['/toolpad/core/api/crud/', true],
  ['/toolpad/core/api/crud/#prop-rootPath', true],
  ['/toolpad/core/react-use-session/api/', true],
  ['/toolpad/core/react-persistent-state/use-local-storage-state-api/', true],
  ['/toolpad/studio/reference/components/button/', true],
  ['/toolpad/de/core/0.14.0/api/crud/', true],
  ['/toolpad/core/react-crud/', false],
  ['/toolpad/core/react-crud/#api/', false],
  ['/toolpad/core/apiary/', false],
])('%s: %s', (url, expected) => {
  expect(isReference(url)).toBe(expected);
});
