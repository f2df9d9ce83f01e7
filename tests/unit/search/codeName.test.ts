import { isCodeName } from '../../../plugins/search/engine/codeName';

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
