import { licenseCode, usesGrid } from '../shared/license';

test.each([
  ['@mui/x-data-grid', true],
  ['@mui/x-data-grid/locales', true],
  ['@mui/x-data-grid-pro', true],
  ['@toolpad/core/Crud', true],
  ['@toolpad/core', true],
  ['@toolpad/core/AppProvider', false],
  ['@mui/x-data-gridiron', false],
  ['@mui/x-date-pickers', false],
  ['@mui/material', false],
])('a demo that imports %s uses the grid: %s', (name, expected) => {
  expect(usesGrid(['react', name])).toBe(expected);
});

test.each([undefined, ''])('without a key (%j) no code loads anything', (key) => {
  expect(licenseCode(key)).toEqual(['', '']);
});

test('a key is handed over as text, whatever is in it', () => {
  const [load, set] = licenseCode('a"; alert(1); "\n');
  expect(load).toContain("from '@mui/x-license'");
  expect(set).toBe('LicenseInfo.setLicenseKey("a\\"; alert(1); \\"\\n");\n');
});
