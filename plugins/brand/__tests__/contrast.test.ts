/**
 * Checks the contrast of every pair of colors that stylesheets, CSS modules, and the theme combine. Add each new pair
 * here.
 */
import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { type Accent, accents, type Ramp, ramps } from '../shared/tokens';
import { type ProductId, PRODUCTS } from '../../../src/site/products';
import type { Scheme } from '../../choices/schemes';

type TokenName = keyof Ramp | keyof Accent;
/** The minimum contrast of text (WCAG 2.2, success criterion 1.4.3). */
const MIN_TEXT_CONTRAST = 4.5;
/** The minimum contrast of controls, icons, and focus rings (WCAG 2.2, success criterion 1.4.11). */
const MIN_CONTROL_CONTRAST = 3;

/** Computes the opaque color of `color-mix(in srgb, over share, transparent)` on a background. */
function mixColors(over: string, share: number, under: string): string {
  const below = decomposeColor(under).values;
  const mixed = decomposeColor(over).values.map(
    (channel, index) => channel * share + (below[index] ?? 0) * (1 - share),
  );
  return `rgb(${mixed.join(', ')})`;
}

const TINT_NAMES = ['accent-tint', 'tip-tint', 'warning-tint', 'danger-tint'] as const;

const CODE_TOKENS: TokenName[] = [
  'code-text',
  'code-comment',
  'code-keyword',
  'code-string',
  'code-name',
  'code-type',
  'code-punct',
];

const TEXT_PAIRS: Record<string, [TokenName[], TokenName[]]> = {
  'text of pages, menus, dialogs, and callouts': [
    ['text', 'text-2'],
    ['bg', 'surface', 'surface-2', 'raised', ...TINT_NAMES],
  ],
  'secondary text, table headers, fields, and keyboard keys': [
    ['text-3'],
    ['bg', 'surface', 'raised', 'code-bg'],
  ],
  'highlighted matches in search results': [['text'], ['accent-tint']],
  'the header of a code block and its button': [
    ['text', 'text-2'],
    ['code-bg', 'surface-2'],
  ],
  'links and the current navigation item': [
    ['accent-text'],
    ['bg', 'surface', 'surface-2', 'raised', ...TINT_NAMES],
  ],
  'the skip link and highlighted text': [['on-accent'], ['accent']],
  'inline code': [['code-text'], ['surface-2']],
  'code blocks': [CODE_TOKENS, ['code-bg']],
  'MUI’s status colors': [
    ['tip', 'warning', 'danger'],
    ['bg', 'surface', 'raised'],
  ],
};

const CONTROL_PAIRS: Record<string, [TokenName[], TokenName[]]> = {
  'focus rings': [['focus'], ['bg', 'surface', 'surface-2', 'raised', 'code-bg', ...TINT_NAMES]],
  'the selected tab, list markers, and highlights': [['accent'], ['bg', 'surface']],
  'field borders': [['line-control'], ['bg', 'surface', 'raised']],
  'icons in neutral callouts': [['text-2'], ['surface']],
};

const PRODUCT_SCHEMES = PRODUCTS.flatMap(({ id }) =>
  (['light', 'dark'] as const).map((scheme): [ProductId, Scheme] => [id, scheme]),
);

describe.each(PRODUCT_SCHEMES)('%s, %s', (product, scheme) => {
  const tokens = { ...ramps[scheme], ...accents[product][scheme] };
  const getColor = (name: TokenName) => tokens[name];

  const findWeakPairs = (pairs: [TokenName[], TokenName[]], minimum: number) =>
    pairs[0].flatMap((foreground) =>
      pairs[1]
        .map((background) => ({
          pair: `${foreground} on ${background}`,
          ratio: getContrastRatio(getColor(foreground), getColor(background)),
        }))
        .filter(({ ratio }) => ratio < minimum)
        .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
    );

  it.each(Object.entries(TEXT_PAIRS))(
    'provides at least the minimum contrast for %s',
    (_, pairs) => {
      expect(findWeakPairs(pairs, MIN_TEXT_CONTRAST)).toEqual([]);
    },
  );

  it.each(Object.entries(CONTROL_PAIRS))(
    'provides at least the minimum contrast for %s',
    (_, pairs) => {
      expect(findWeakPairs(pairs, MIN_CONTROL_CONTRAST)).toEqual([]);
    },
  );

  it.each<[TokenName, TokenName]>([
    ['accent-text', 'accent-tint'],
    ['tip', 'tip-tint'],
    ['warning', 'warning-tint'],
    ['danger', 'danger-tint'],
  ])(
    'provides sufficient contrast for icons and inline code in callouts: %s on %s',
    (tone, tinted) => {
      const tint = getColor(tinted);
      expect(getContrastRatio(getColor(tone), tint)).toBeGreaterThanOrEqual(MIN_CONTROL_CONTRAST);
      const behindCode = mixColors(getColor(tone), 0.12, tint);
      expect(getContrastRatio(getColor('code-text'), behindCode)).toBeGreaterThanOrEqual(
        MIN_TEXT_CONTRAST,
      );
      // Inline code in a link has the link's color.
      expect(getContrastRatio(getColor('accent-text'), behindCode)).toBeGreaterThanOrEqual(
        MIN_TEXT_CONTRAST,
      );
    },
  );

  it.each<TokenName>(['accent', 'tip', 'danger'])(
    'provides at least the minimum contrast for code in lines with the tint %s',
    (tone) => {
      const behind = mixColors(getColor(tone), 0.08, getColor('code-bg'));
      for (const token of CODE_TOKENS) {
        const contrast = getContrastRatio(getColor(token), behind);
        expect(contrast).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }
    },
  );

  it.each<[TokenName, TokenName]>([
    ['text', 'bg'],
    ['text-2', 'bg'],
    ['text', 'surface-2'],
    ['text', 'accent-tint'],
  ])(
    'provides sufficient contrast for highlighted filter matches: %s on %s',
    (foreground, background) => {
      const behind = mixColors(getColor('accent'), 0.22, getColor(background));
      expect(getContrastRatio(getColor(foreground), behind)).toBeGreaterThanOrEqual(
        MIN_TEXT_CONTRAST,
      );
    },
  );

  it('provides at least the minimum contrast for selected text', () => {
    const behind = mixColors(getColor('accent'), 0.26, getColor('bg'));
    expect(getContrastRatio(getColor('text'), behind)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });
});
