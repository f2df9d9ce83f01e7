import { createBrandTheme } from '../shared/theme';

it('uses the dimensions in the tokens, and selects the scheme by Docusaurus’s data-theme attribute', () => {
  const theme = createBrandTheme('core');
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.spacing(1)).toContain('8px');
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(theme.transitions.duration).toMatchObject({ shortest: 150, standard: 300 });
  expect(theme.colorSchemes.dark?.palette.contrastThreshold).toBe(3);
  expect(theme.getColorSchemeSelector('dark')).toContain('[data-theme="dark"]');
});
