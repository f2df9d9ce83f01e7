import { getLicenseCode, usesDataGrid } from '../shared/license';

it.each([
  ['@mui/x-data-grid', true],
  ['@mui/x-data-grid/locales', true],
  ['@mui/x-data-grid-pro', true],
  ['@toolpad/core/Crud', true],
  ['@toolpad/core', true],
  ['@toolpad/core/AppProvider', false],
  ['@mui/x-data-gridiron', false],
  ['@mui/x-date-pickers', false],
  ['@mui/material', false],
])('recognizes demos with a data grid by their imports: %s → %s', (name, expected) => {
  expect(usesDataGrid(['react', name])).toBe(expected);
});

it('escapes special characters of the license key in the generated script', () => {
  const [load, set] = getLicenseCode('a"; alert(1); "\n');
  expect(load).toContain("from '@mui/x-license'");
  expect(set).toBe('LicenseInfo.setLicenseKey("a\\"; alert(1); \\"\\n");\n');
});
