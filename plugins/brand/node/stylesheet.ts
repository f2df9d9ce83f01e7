import { type Scheme, SCHEMES } from '../../choices/schemes';
import { createBrandTheme } from '../shared/theme';
import { type AccentName, accents, FALLBACK_FONTS } from '../shared/tokens';

/** The products that have an accent. Pages without a product use the first one's. */
const ACCENT_NAMES = Object.keys(accents) as [AccentName, ...AccentName[]];

type Declarations = Record<string, string>;

/**
 * Matches MUI's variables that no component of the site uses. They would add 13 kB to every page.
 * tests/journeys/brand.spec.ts fails if a rule uses one of them.
 */
const UNUSED_VARIABLES = new RegExp(
  `^--mui-(?:${[
    'palette-(?:AppBar|Avatar|FilledInput|LinearProgress|Skeleton|Slider|Snackbar|SpeedDial|Step|Switch|TableCell|Tooltip|common)',
    'palette-Alert-(?!\\w+(?:Color|StandardBg)$)',
    'palette-Button-(?!inheritContained)',
    'palette-grey-(?!(?:[3478]00|A100)$)',
    'palette-\\w+-light',
    'palette-(?:error|warning|info|success)-(?:contrastText|dark|\\w+Channel)',
    'palette-(?:secondary|background)-\\w+Channel',
    'palette-\\w+-(?:dark|contrastText|secondary|main|light)Channel(?<!primary-mainChannel)',
    'shadows-(?![01268]$)',
    'overlays-',
    'opacity-(?!inputPlaceholder)',
    'zIndex-(?!appBar|drawer)',
    'font-(?!text$|mono$)',
  ].join('|')})`,
);

/** Returns the theme's variables for a color scheme. `light` includes the variables that both schemes share. */
function getVariables(product: AccentName, scheme: Scheme): Declarations {
  const declarations: Declarations = {};
  for (const sheet of createBrandTheme(product).generateStyleSheets()) {
    for (const [selector, block] of Object.entries(sheet)) {
      const isDark = selector.includes('dark');
      if (isDark === (scheme === 'dark') && typeof block === 'object') {
        Object.assign(declarations, block);
      }
    }
  }
  return {
    // MUI's style sheets also have a `colorScheme` key, which isn't valid CSS.
    ...Object.fromEntries(
      Object.entries(declarations).filter(
        ([name]) => name.startsWith('--') && !UNUSED_VARIABLES.test(name),
      ),
    ),
    'color-scheme': scheme,
  };
}

function omitEqualDeclarations(declarations: Declarations, base: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(declarations).filter(([name, value]) => base[name] !== value),
  );
}

function formatRule(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return body ? `${selector}{${body}}` : '';
}

function wrapInMedia(query: string, css: string): string {
  return css && `@media ${query}{${css}}`;
}

/**
 * Formats the theme's variables as one stylesheet for all products and both color schemes. MUI would add them to the
 * HTML of each page.
 *
 * `data-theme` on `<html>` selects the color scheme. Without the attribute (JavaScript is disabled), the operating
 * system's preference applies.
 *
 * @returns CSS with one rule per line
 */
export function formatBrandStylesheet(): string {
  const [first] = ACCENT_NAMES;
  const base = getVariables(first, 'light');
  const rules = [
    formatRule(':root', base),
    // These rules apply to the first visit over a slow connection (../loadTextFont.ts).
    formatRule(":root[data-fonts='later']", {
      '--mui-font-text': FALLBACK_FONTS.font,
      '--mui-font-mono': FALLBACK_FONTS.mono,
    }),
  ];
  // Each rule declares only the values that differ from earlier rules for the same page. The order is: the first
  // product's light and dark schemes, and then the schemes of each other product.
  const everywhere: Record<Scheme, Declarations> = { light: base, dark: base };
  for (const product of ACCENT_NAMES) {
    const isFirst = product === first;
    const root = `:root[data-product='${product}']`;
    const applied = isFirst ? everywhere : { ...everywhere };
    for (const scheme of SCHEMES) {
      const added = omitEqualDeclarations(getVariables(product, scheme), applied[scheme]);
      // An element can select a product's accent on pages about several products.
      const createSelector = (mode: string): string =>
        isFirst ? `:root${mode}` : `${root}${mode},:root${mode} [data-accent='${product}']`;
      if (scheme === 'light') {
        rules.push(formatRule(createSelector(''), added));
      } else {
        rules.push(
          // Printing always uses the light scheme, because paper is white.
          wrapInMedia('screen', formatRule(createSelector("[data-theme='dark']"), added)),
          wrapInMedia(
            'screen and (prefers-color-scheme:dark)',
            formatRule(createSelector(':not([data-theme])'), added),
          ),
        );
      }
      applied.dark = { ...applied.dark, ...added };
    }
  }
  return rules.filter(Boolean).join('\n');
}
