/**
 * @jest-environment jsdom
 */
import { brandStylesheet } from '../node/stylesheet';
import { createBrandTheme } from '../shared/theme';
import { accents, BAR_REM, FONTS, FRAME_PX, RADIUS_PX, ramps, STAND_INS } from '../shared/tokens';
import { type ProductId, PRODUCTS } from '../../../src/site/products';
import type { Scheme } from '../../shared/schemes';

interface Rule {
  selector: string;
  /** The media query around the rule. */
  media?: string;
  declarations: [name: string, value: string][];
}

const RULE = /^(?:@media ([^{}]+)\{)?([^{}]+)\{([^{}]*)\}(\})?$/;

/** Reads what `brandStylesheet` writes: one rule a line, at most in one media query. */
function readRules(css: string): Rule[] {
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

/** Classes, attributes and pseudo-classes count alike; `:not()` counts what is in it. */
const specificity = (selector: string) => (selector.match(/:root|\[/g) ?? []).length;

/** A page as the reader has it: the product, the scheme on `<html>` if any, and the system's. */
interface Page {
  product: ProductId;
  theme?: Scheme;
  system: Scheme;
  /** Printed, not on a screen. */
  isPrinted?: true;
  /** On a slow line. */
  fonts?: 'later';
}

/** What the browser would make of the rules on this page. */
function cascade(rules: Rule[], page: Page): Record<string, string> {
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
    // Array.prototype.sort is stable: equals keep the order of the file.
    .sort((a, b) => specificity(a.selector) - specificity(b.selector));
  return Object.fromEntries(applied.flatMap(({ declarations }) => declarations));
}

/** MUI's own sheets for one product and scheme, as MUI would have put them into the page. */
function muiVariables(product: ProductId, scheme: Scheme): Record<string, string> {
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

const css = [brandStylesheet('first-screen'), brandStylesheet('rest')].join('\n');
const rules = readRules(css);

const PAGES = PRODUCTS.flatMap(({ id: product }) =>
  (['light', 'dark'] as const).flatMap((system) =>
    [undefined, 'light' as const, 'dark' as const].map(
      (theme) => [product, theme ?? 'none', system, { product, theme, system }] as const,
    ),
  ),
);

describe.each(PAGES)('%s, data-theme %s, on a %s system', (product, _theme, system, page) => {
  const scheme = page.theme ?? system;
  const values = cascade(rules, page);

  test('every token has its value', () => {
    const tokens = { ...ramps[scheme], ...accents[product][scheme] };
    expect(
      Object.fromEntries(Object.keys(tokens).map((name) => [name, values[`--${name}`]])),
    ).toEqual(tokens);
    expect(values['color-scheme']).toBe(scheme);
  });

  it('is light on paper', () => {
    const printed = cascade(rules, { ...page, isPrinted: true });
    expect(printed).toEqual(cascade(rules, { product, theme: 'light', system: 'light' }));
  });

  test('every MUI variable that is kept has its value', () => {
    const expected = muiVariables(product, scheme);
    const kept = Object.keys(expected).filter((name) => name in values);
    expect(kept.length).toBeGreaterThan(40);
    expect(Object.fromEntries(kept.map((name) => [name, values[name]]))).toEqual(
      Object.fromEntries(kept.map((name) => [name, expected[name]])),
    );
    expect(values['--mui-palette-primary-main']).toBe(accents[product][scheme].accent);
  });

  test('fonts and measures are the same everywhere', () => {
    expect(values).toMatchObject({
      '--font': `'${FONTS.font}',${STAND_INS.font}`,
      '--mono': `'${FONTS.mono}',${STAND_INS.mono}`,
      '--radius': `${RADIUS_PX.card}px`,
      '--radius-s': `${RADIUS_PX.control}px`,
      '--radius-xs': `${RADIUS_PX.small}px`,
      '--bar': `${BAR_REM}rem`,
      '--frame': `${FRAME_PX.frame}px`,
    });
  });
});

const SLOW_PAGE: Page = { product: 'core', system: 'light', fonts: 'later' };

test('a slow line is shown nothing but stand-ins', () => {
  expect(cascade(rules, SLOW_PAGE)).toMatchObject({
    '--font': STAND_INS.font,
    '--mono': STAND_INS.mono,
  });
});

test('has no declaration that is not wanted on any page', () => {
  const known = new Set([
    ...Object.keys({ ...ramps.light, ...accents.core.light, ...FONTS, ...FRAME_PX }).map(
      (name) => `--${name}`,
    ),
    ...['--bar', '--radius', '--radius-s', '--radius-xs', 'color-scheme'],
    ...Object.keys({ ...muiVariables('core', 'light'), ...muiVariables('core', 'dark') }),
  ]);
  const names = rules.flatMap(({ declarations }) => declarations.map(([name]) => name));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('repeats nothing: without any of its declarations some page would look different', () => {
  const looks = (of: Rule[]) =>
    JSON.stringify(
      [...PAGES.map(([, , , page]) => page), SLOW_PAGE].map((page) => cascade(of, page)),
    );
  const whole = looks(rules);
  const idle = rules.flatMap((rule) =>
    rule.declarations
      .filter((declaration) => {
        const declarations = rule.declarations.filter((each) => each !== declaration);
        const without = { ...rule, declarations };
        return looks(rules.map((each) => (each === rule ? without : each))) === whole;
      })
      .map(([name]) => `${rule.selector} ${name}`),
  );
  expect(idle).toEqual([]);
});

test('leaves no value out', () => {
  expect(css).not.toMatch(/undefined|NaN|\[object/);
});
