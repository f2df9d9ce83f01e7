import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Scheme } from '../../choices/schemes';
import { components } from './components';
import {
  type AccentName,
  accents,
  APP_BAR_HEIGHT_REM,
  FONTS,
  LAYOUT_PX,
  TEXT_WIDTH_REM,
  RADIUS_PX,
  ramps,
  FALLBACK_FONTS,
} from './tokens';

function createPalette(product: AccentName, scheme: Scheme) {
  const ramp = ramps[scheme];
  const accent = accents[product][scheme];
  return {
    primary: {
      main: accent.accent,
      contrastText: accent['on-accent'],
      text: accent['accent-text'],
      tint: accent['accent-tint'],
      border: accent['accent-line'],
      focus: accent.focus,
    },
    secondary: { main: ramp['text-2'] },
    error: { main: ramp.danger, tint: ramp['danger-tint'] },
    warning: { main: ramp.warning, tint: ramp['warning-tint'] },
    info: { main: accent.accent },
    success: { main: ramp.tip, tint: ramp['tip-tint'] },
    text: {
      primary: ramp.text,
      secondary: ramp['text-2'],
      tertiary: ramp['text-3'],
      disabled: ramp['text-3'],
    },
    background: {
      default: ramp.bg,
      paper: ramp.raised,
      surface: ramp.surface,
      hover: ramp['surface-2'],
      backdrop: ramp.backdrop,
    },
    divider: ramp.line,
    border: { strong: ramp['line-strong'], control: ramp['line-control'] },
    action: { active: ramp['text-2'], hover: ramp['surface-2'] },
    code: {
      background: ramp['code-bg'],
      text: ramp['code-text'],
      comment: ramp['code-comment'],
      keyword: ramp['code-keyword'],
      string: ramp['code-string'],
      name: ramp['code-name'],
      type: ramp['code-type'],
      punctuation: ramp['code-punct'],
    },
    stage: { background: ramp.stage, dot: ramp['stage-dot'] },
  };
}

/**
 * Creates a color scheme. MUI also creates variables for keys beside the palette, such as `--mui-shadow-float`.
 * `--mui-picture-light` and `--mui-picture-dark` are the values of `display` for pictures of one scheme.
 */
function createColorScheme(product: AccentName, scheme: Scheme) {
  return {
    palette: createPalette(product, scheme),
    shadow: { float: ramps[scheme]['shadow-float'], soft: ramps[scheme]['shadow-soft'] },
    picture: {
      light: scheme === 'light' ? 'block' : 'none',
      dark: scheme === 'dark' ? 'block' : 'none',
    },
  };
}

const toPixels = (measures: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(measures).map(([name, value]) => [name, `${value}px`]));

/**
 * Creates the site's MUI theme with the accent of a product. All colors, dimensions, and fonts are CSS variables
 * (`--mui-…`), which the site's stylesheets also use. The styles of each component are in `components/`.
 *
 * Docusaurus's `data-theme` attribute on `<html>` selects the color scheme. In the browser, React only uses the first
 * product's theme, because switching themes would re-render the page. The other accents are CSS rules
 * (../node/stylesheet.ts).
 *
 * @param product - the product whose accent is the primary color
 */
export function createBrandTheme(product: AccentName): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: createColorScheme(product, 'light'),
      dark: createColorScheme(product, 'dark'),
    },
    shape: {
      borderRadius: RADIUS_PX.card,
      control: RADIUS_PX.control,
      button: RADIUS_PX.button,
      small: RADIUS_PX.small,
      inline: RADIUS_PX.inline,
      pill: RADIUS_PX.pill,
    },
    layout: {
      bar: `${APP_BAR_HEIGHT_REM}rem`,
      text: `${TEXT_WIDTH_REM}rem`,
      ...toPixels(LAYOUT_PX),
    },
    font: {
      text: `'${FONTS.font}',${FALLBACK_FONTS.font}`,
      mono: `'${FONTS.mono}',${FALLBACK_FONTS.mono}`,
    },
    // Borders instead of shadows separate surfaces. Floating surfaces use `--mui-shadow-float`.
    shadows: Array<string>(25).fill('none') as Shadows,
    typography: {
      fontFamily: 'var(--mui-font-text)',
      button: { textTransform: 'none', fontWeight: 500, letterSpacing: 0 },
    },
    components,
  });
}
