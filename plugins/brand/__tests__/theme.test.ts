import { createBrandTheme } from '../shared/theme';

it('uses the dimensions in the tokens, and selects the scheme by Docusaurus’s data-theme attribute', () => {
  const theme = createBrandTheme('core');
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.getColorSchemeSelector('dark')).toContain('[data-theme="dark"]');
});
