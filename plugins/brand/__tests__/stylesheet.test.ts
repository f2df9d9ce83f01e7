/**
 * @jest-environment jsdom
 */
import { formatBrandStylesheet } from '../node/stylesheet';
import { createBrandTheme } from '../shared/theme';
import { accents, FALLBACK_FONTS } from '../shared/tokens';
import { type ProductId, PRODUCTS } from '../../../src/site/products';
import type { Scheme } from '../../choices/schemes';

interface Rule {
  selector: string;
  /** The media query around the rule. */
  media?: string;
  declarations: [name: string, value: string][];
}

const RULE = /^(?:@media ([^{}]+)\{)?([^{}]+)\{([^{}]*)\}(\})?$/;

/** Parses the stylesheet, which has one rule per line, inside at most one media query. */
function parseRules(css: string): Rule[] {
  return css.split('\n').map((line) => {
    const [, media, selector, body] = RULE.exec(line) ?? [];
    if (selector === undefined || body === undefined) {
      throw new Error(`Expected one rule in a line, found: ${line}`);
    }
    return {
      selector,
      ...(media !== undefined && { media }),
      declarations: body.split(';').map((declaration) => {
        const colon = declaration.indexOf(':');
        return [declaration.slice(0, colon), declaration.slice(colon + 1)];
      }),
    };
  });
}

/** Counts attribute selectors and `:root`. `:not()` has the specificity of its argument. */
const getSpecificity = (selector: string) => (selector.match(/:root|\[/g) ?? []).length;

/** Describes a page view. */
interface Page {
  product: ProductId;
  /** The scheme in the `data-theme` attribute, if there is one. */
  theme?: Scheme;
  /** The operating system's scheme. */
  system: Scheme;
  isPrinted?: true;
  /** The value of `data-fonts`, which is set on slow connections. */
  fonts?: 'later';
}

/** Returns the variables that a browser would compute for the page. */
function computeVariables(rules: Rule[], page: Page): Record<string, string> {
  const { product, theme, system, isPrinted, fonts } = page;
  const html = document.documentElement;
  html.dataset.product = product;
  if (theme) {
    html.dataset.theme = theme;
  } else {
    delete html.dataset.theme;
  }
  if (fonts) {
    html.dataset.fonts = fonts;
  } else {
    delete html.dataset.fonts;
  }
  const applied = rules
    .filter(({ selector, media = '' }) => {
      const isInMedia =
        (!media.startsWith('screen') || !isPrinted) &&
        (!media.includes('prefers-color-scheme:dark') || system === 'dark');
      return html.matches(selector) && isInMedia;
    })
    // `sort` is stable, so rules of equal specificity keep the order of the file.
    .sort((a, b) => getSpecificity(a.selector) - getSpecificity(b.selector));
  return Object.fromEntries(applied.flatMap(({ declarations }) => declarations));
}

/** Returns the variables that MUI itself would add to a page of the product in the given scheme. */
function getMuiVariables(product: ProductId, scheme: Scheme): Record<string, string> {
  const sheets = createBrandTheme(product).generateStyleSheets();
  const blocks = sheets.flatMap((sheet) => Object.entries(sheet as Record<string, object>));
  const light = blocks.filter(([selector]) => !selector.includes('"dark"'));
  const dark = blocks.filter(([selector]) => selector.includes('"dark"'));
  const all = [...light, ...(scheme === 'dark' ? dark : [])];
  return Object.fromEntries(
    all
      .flatMap(([, block]) => Object.entries(block))
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => [name, String(value)]),
  );
}

const css = formatBrandStylesheet();
const rules = parseRules(css);

const PAGES = PRODUCTS.flatMap(({ id: product }) =>
  (['light', 'dark'] as const).flatMap((system) =>
    [undefined, 'light' as const, 'dark' as const].map(
      (theme) => [product, theme ?? 'none', system, { product, theme, system }] as const,
    ),
  ),
);

describe.each(PAGES)('%s, data-theme %s, on a %s system', (product, _theme, system, page) => {
  const scheme = page.theme ?? system;
  const values = computeVariables(rules, page);

  it('declares the same values as MUI for all of MUI’s variables', () => {
    const expected = getMuiVariables(product, scheme);
    const kept = Object.keys(expected).filter((name) => name in values);
    expect(kept.length).toBeGreaterThan(40);
    expect(Object.fromEntries(kept.map((name) => [name, values[name]]))).toEqual(
      Object.fromEntries(kept.map((name) => [name, expected[name]])),
    );
    expect(values['--mui-palette-primary-main']).toBe(accents[product][scheme].accent);
  });
});

it('uses the fallback fonts until the text font has loaded', () => {
  const values = computeVariables(rules, { product: 'core', system: 'light', fonts: 'later' });
  expect(values['--mui-font-text']).toBe(FALLBACK_FONTS.font);
  expect(values['--mui-font-mono']).toBe(FALLBACK_FONTS.mono);
});

it('displays the pictures of the current scheme, and prints the light ones', () => {
  const dark = { product: 'studio', theme: 'dark', system: 'dark' } as const;
  const values = [dark, { ...dark, isPrinted: true } as const].map((page) =>
    computeVariables(rules, page),
  );
  expect(values.map((each) => each['--mui-picture-light'])).toEqual(['none', 'block']);
  expect(values.map((each) => each['--mui-picture-dark'])).toEqual(['block', 'none']);
});

it('contains a valid value in every declaration', () => {
  expect(css).not.toMatch(/undefined|NaN|\[object/);
});
