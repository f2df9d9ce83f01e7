import { createBrandTheme } from '../shared/theme';
import { accents, ramps } from '../shared/tokens';
import { PRODUCTS } from '../../../src/site/products';

test.each(PRODUCTS)('$name: the site’s own measures', ({ id }) => {
  const theme = createBrandTheme(id);
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.spacing(1)).toContain('8px');
  expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(theme.transitions.duration).toEqual({
    shortest: 150,
    shorter: 200,
    short: 250,
    standard: 300,
    complex: 375,
    enteringScreen: 225,
    leavingScreen: 195,
  });
});

test.each(PRODUCTS.flatMap(({ id }) => [[id, 'light'] as const, [id, 'dark'] as const]))(
  '%s, %s: MUI’s palette comes from the tokens',
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

test('the scheme is chosen by Docusaurus’s own attribute', () => {
  const theme = createBrandTheme('core');
  expect(theme.getColorSchemeSelector('dark')).toContain('[data-theme="dark"]');
});
