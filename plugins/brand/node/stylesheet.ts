import { type Scheme, SCHEMES } from '../../shared/schemes';
import { createBrandTheme } from '../shared/theme';
import {
  type AccentName,
  accents,
  BAR_REM,
  FONTS,
  FRAME_PX,
  RADIUS_PX,
  ramps,
  STAND_INS,
} from '../shared/tokens';

/** The products, each with an accent. The first one's is that of pages of no product. */
const PRODUCTS = Object.keys(accents) as [AccentName, ...AccentName[]];

type Declarations = Record<string, string>;

/**
 * MUI variables of components, colors and layers that the site does not use: about 2 kB of every
 * reader's first visit. tests/journeys/brand.spec.ts tells which of them is missed.
 */
const UNUSED_MUI =
  /^--mui-(?:palette-(?:Alert|AppBar|Avatar|Button|FilledInput|LinearProgress|Slider|SnackbarContent|SpeedDial|StepConnector|StepContent|Switch|TableCell|Tooltip|Skeleton|info|error|warning|success|common|secondary-(?:main|light|\w+Channel)|grey-(?![347]00$))|shadows-|overlays-|opacity-|zIndex-(?!appBar)|font-(?:h\d|subtitle|overline|inherit))/;

/** What the parts that MUI draws in the first screen ask for: app bar, icon buttons, breadcrumbs. */
const FIRST_SCREEN_MUI =
  /^--mui-(?:zIndex-appBar|palette-(?:action-(?:active|hoverOpacity|disabled)|text-(?:primary|secondary)$|background-paper))/;

/** The stylesheet is in two parts: what a page's first screen needs, and what may come later. */
export const BRAND_PARTS = ['first-screen', 'rest'] as const;

export type BrandPart = (typeof BRAND_PARTS)[number];

function partOf(name: string): BrandPart {
  return name.startsWith('--mui-') && !FIRST_SCREEN_MUI.test(name) ? 'rest' : 'first-screen';
}

function tokenDeclarations(product: AccentName, scheme: Scheme): Declarations {
  const tokens = { ...ramps[scheme], ...accents[product][scheme] };
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value])),
    'color-scheme': scheme,
  };
}

/** MUI's own variables, of one scheme; `light` also carries those that no scheme changes. */
function muiDeclarations(product: AccentName, scheme: Scheme): Declarations {
  const declarations: Declarations = {};
  for (const sheet of createBrandTheme(product).generateStyleSheets()) {
    for (const [selector, block] of Object.entries(sheet)) {
      const isDark = selector.includes('dark');
      if (isDark === (scheme === 'dark') && typeof block === 'object') {
        Object.assign(declarations, block);
      }
    }
  }
  // Among the variables stands a `colorScheme`, which is no CSS.
  return Object.fromEntries(
    Object.entries(declarations).filter(
      ([name]) => name.startsWith('--') && !UNUSED_MUI.test(name),
    ),
  );
}

/** What no product and no scheme changes. */
function measures(): Declarations {
  return {
    '--font': `'${FONTS.font}',${STAND_INS.font}`,
    '--mono': `'${FONTS.mono}',${STAND_INS.mono}`,
    '--radius': `${RADIUS_PX.card}px`,
    '--radius-s': `${RADIUS_PX.control}px`,
    '--radius-xs': `${RADIUS_PX.small}px`,
    '--bar': `${BAR_REM}rem`,
    ...Object.fromEntries(Object.entries(FRAME_PX).map(([name, px]) => [`--${name}`, `${px}px`])),
  };
}

/** A first visit on a slow line has no web font to wait for (../early.ts). */
const standIns = (): string =>
  rule(":root[data-fonts='later']", { '--font': STAND_INS.font, '--mono': STAND_INS.mono });

function without(declarations: Declarations, base: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(declarations).filter(([name, value]) => base[name] !== value),
  );
}

function rule(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return body ? `${selector}{${body}}` : '';
}

function inMedia(query: string, css: string): string {
  return css && `@media ${query}{${css}}`;
}

/**
 * The stylesheet of the brand: every token and every MUI variable, for all products and both
 * color schemes, in two parts.
 *
 * It is made once at build time and shared by all pages, where MUI would write the same variables
 * into the HTML of each. `data-theme` on `<html>` decides the scheme; without it (no JavaScript) the
 * operating system's preference does.
 *
 * @param part which of them
 * @returns CSS text
 */
export function brandStylesheet(part: BrandPart): string {
  const all = (product: AccentName, scheme: Scheme): Declarations =>
    Object.fromEntries(
      Object.entries({
        ...tokenDeclarations(product, scheme),
        ...muiDeclarations(product, scheme),
      }).filter(([name]) => partOf(name) === part),
    );
  const [first] = PRODUCTS;
  const base = all(first, 'light');
  const isFirstScreen = part === 'first-screen';
  const rules = [
    rule(':root', { ...(isFirstScreen && measures()), ...base }),
    isFirstScreen ? standIns() : '',
  ];
  // Each rule adds only what differs from those above it that apply to the same page: the first
  // product's light scheme is the base of all pages, then its dark one, then the two of the page's own.
  const everywhere: Record<Scheme, Declarations> = { light: base, dark: base };
  for (const product of PRODUCTS) {
    const isFirst = product === first;
    const root = `:root[data-product='${product}']`;
    const applied = isFirst ? everywhere : { ...everywhere };
    for (const scheme of SCHEMES) {
      const added = without(all(product, scheme), applied[scheme]);
      // On the page of all products, each part has the accent of its own.
      const selector = (mode: string): string =>
        isFirst ? `:root${mode}` : `${root}${mode},:root${mode} [data-accent='${product}']`;
      if (scheme === 'light') {
        rules.push(rule(selector(''), added));
      } else {
        rules.push(
          // Paper is white: what is printed has the light scheme.
          inMedia('screen', rule(selector("[data-theme='dark']"), added)),
          inMedia(
            'screen and (prefers-color-scheme:dark)',
            rule(selector(':not([data-theme])'), added),
          ),
        );
      }
      applied.dark = { ...applied.dark, ...added };
    }
  }
  return rules.filter(Boolean).join('\n');
}
