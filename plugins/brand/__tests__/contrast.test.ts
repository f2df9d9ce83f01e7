/**
 * Every pair of colors that carries text or a control, as stylesheets, CSS modules and the theme
 * use them. A new pair in a stylesheet belongs into these tables.
 */
import { type Accent, accents, type Ramp, ramps } from '../shared/tokens';
import { type ProductId, PRODUCTS } from '../../../src/site/products';
import type { Scheme } from '../../shared/schemes';

type Name = keyof Ramp | keyof Accent;
type Rgb = [number, number, number];

/** WCAG 2.2, 1.4.3: text. */
const AA_TEXT = 4.5;
/** WCAG 2.2, 1.4.11: controls, icons and focus. */
const AA_CONTROL = 3;

function rgb(hex: string): Rgb {
  const [r, g, b] = hex.match(/[0-9a-f]{2}/gi) ?? [];
  if (!r || !g || !b || hex.length !== 7) {
    throw new Error(`Expected a color as #rrggbb, found ${hex}.`);
  }
  return [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)];
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `color-mix(in srgb, over share, transparent)` on a background. */
function mix(over: Rgb, share: number, under: Rgb): Rgb {
  return over.map((channel, i) => channel * share + (under[i] ?? 0) * (1 - share)) as Rgb;
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('the measure itself: %s on %s is %d', (a, b, expected) => {
  expect(contrast(rgb(a), rgb(b))).toBeCloseTo(expected, 2);
});

const TINTS = ['accent-tint', 'tip-tint', 'warning-tint', 'danger-tint'] as const;

const TEXT: Record<string, [Name[], Name[]]> = {
  'text of pages, menus, dialogs, callouts': [
    ['text', 'text-2'],
    ['bg', 'surface', 'surface-2', 'raised', ...TINTS],
  ],
  'quiet text, table heads, fields, keys': [['text-3'], ['bg', 'surface', 'raised', 'code-bg']],
  'what is marked in search results': [['text'], ['accent-tint']],
  'the head of a code block and its button': [
    ['text', 'text-2'],
    ['code-bg', 'surface-2'],
  ],
  'links and the current entry': [
    ['accent-text'],
    ['bg', 'surface', 'surface-2', 'raised', ...TINTS],
  ],
  'the skip link and the marks': [['on-accent'], ['accent']],
  'code in text': [['code-text'], ['surface-2']],
  'code blocks': [
    [
      'code-text',
      'code-comment',
      'code-keyword',
      'code-string',
      'code-name',
      'code-type',
      'code-punct',
    ],
    ['code-bg'],
  ],
  'states as MUI shows them': [
    ['tip', 'warning', 'danger'],
    ['bg', 'surface', 'raised'],
  ],
};

const CONTROLS: Record<string, [Name[], Name[]]> = {
  'focus rings': [['focus'], ['bg', 'surface', 'surface-2', 'raised', 'code-bg', ...TINTS]],
  'the chosen tab, the marker, the mark': [['accent'], ['bg', 'surface']],
  'borders of fields': [['line-control'], ['bg', 'surface', 'raised']],
  'icons in callouts, each on its own tint': [['text-2'], ['surface']],
};

const SITES = PRODUCTS.flatMap(({ id }) =>
  (['light', 'dark'] as const).map((scheme): [ProductId, Scheme] => [id, scheme]),
);

describe.each(SITES)('%s, %s', (product, scheme) => {
  const tokens = { ...ramps[scheme], ...accents[product][scheme] };
  const color = (name: Name) => rgb(tokens[name]);

  const tooWeak = (pairs: [Name[], Name[]], least: number) =>
    pairs[0].flatMap((front) =>
      pairs[1]
        .map((back) => ({
          pair: `${front} on ${back}`,
          ratio: contrast(color(front), color(back)),
        }))
        .filter(({ ratio }) => ratio < least)
        .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
    );

  test.each(Object.entries(TEXT))('%s can be read', (_, pairs) => {
    expect(tooWeak(pairs, AA_TEXT)).toEqual([]);
  });

  test.each(Object.entries(CONTROLS))('%s can be seen', (_, pairs) => {
    expect(tooWeak(pairs, AA_CONTROL)).toEqual([]);
  });

  test.each<[Name, Name]>([
    ['accent-text', 'accent-tint'],
    ['tip', 'tip-tint'],
    ['warning', 'warning-tint'],
    ['danger', 'danger-tint'],
  ])('a callout of the color %s on %s: its icon, and code in its text', (tone, tinted) => {
    const tint = color(tinted);
    expect(contrast(color(tone), tint)).toBeGreaterThanOrEqual(AA_CONTROL);
    const behindCode = mix(color(tone), 0.12, tint);
    expect(contrast(color('code-text'), behindCode)).toBeGreaterThanOrEqual(AA_TEXT);
    // A link around the code.
    expect(contrast(color('accent-text'), behindCode)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  test.each<[Name, Name]>([
    ['text', 'bg'],
    ['text-2', 'bg'],
    ['text', 'surface-2'],
    ['text', 'accent-tint'],
  ])('%s on %s can be read under the mark of the drawer’s filter', (front, back) => {
    const behind = mix(color('accent'), 0.22, color(back));
    expect(contrast(color(front), behind)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  test('selected text can be read', () => {
    const behind = mix(color('accent'), 0.26, color('bg'));
    expect(contrast(color('text'), behind)).toBeGreaterThanOrEqual(AA_TEXT);
  });
});
