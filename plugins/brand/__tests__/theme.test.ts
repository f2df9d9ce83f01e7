import { createBrandTheme } from '../shared/theme';
import { accents, ramps } from '../shared/tokens';
import { PRODUCTS } from '../../../src/site/products';

it.each(PRODUCTS.flatMap(({ id }) => [[id, 'light'] as const, [id, 'dark'] as const]))(
  'derives the palette of %s in the %s scheme from the tokens',
  (product, scheme) => {
    const { palette } = createBrandTheme(product).colorSchemes[scheme] ?? {};
    expect(palette).toMatchObject({
      contrastThreshold: 3,
      primary: { main: accents[product][scheme].accent },
      background: { default: ramps[scheme].bg, paper: ramps[scheme].raised },
      text: { primary: ramps[scheme].text, secondary: ramps[scheme]['text-2'] },
      divider: ramps[scheme].line,
    });
  },
);

it('uses the dimensions in the tokens, and selects the scheme by Docusaurus’s data-theme attribute', () => {
  const theme = createBrandTheme('core');
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.spacing(1)).toContain('8px');
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(theme.transitions.duration).toMatchObject({ shortest: 150, standard: 300 });
  expect(theme.getColorSchemeSelector('dark')).toContain('[data-theme="dark"]');
});
