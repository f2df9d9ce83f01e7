import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Scheme } from '../../shared/schemes';
import {
  type AccentName,
  accents,
  BREAKPOINTS_PX,
  CONTRAST_THRESHOLD,
  DURATIONS_MS,
  RADIUS_PX,
  ramps,
  SPACING_PX,
} from './tokens';

function palette(product: AccentName, scheme: Scheme) {
  const ramp = ramps[scheme];
  const accent = accents[product][scheme];
  return {
    primary: { main: accent.accent },
    secondary: { main: ramp['text-2'] },
    error: { main: ramp.danger },
    warning: { main: ramp.warning },
    info: { main: accent.accent },
    success: { main: ramp.tip },
    text: { primary: ramp.text, secondary: ramp['text-2'], disabled: ramp['text-3'] },
    background: { default: ramp.bg, paper: ramp.raised },
    divider: ramp.line,
    contrastThreshold: CONTRAST_THRESHOLD,
  };
}

/**
 * The site's MUI theme in the accent of one product.
 *
 * Colors are CSS variables chosen by the same `data-theme` attribute that Docusaurus sets, so there
 * is one source of truth and no flash. In the browser only the library's theme is ever created: the
 * builder's accent arrives by CSS (../node/stylesheet.ts), because a second theme would re-render
 * the page on every switch.
 *
 * @param product whose accent is the primary color
 */
export function createBrandTheme(product: AccentName): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: {
      light: { palette: palette(product, 'light') },
      dark: { palette: palette(product, 'dark') },
    },
    shape: { borderRadius: RADIUS_PX.card },
    spacing: SPACING_PX,
    breakpoints: { values: BREAKPOINTS_PX },
    transitions: { duration: DURATIONS_MS },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      button: { textTransform: 'none', fontWeight: 500, letterSpacing: 0 },
    },
    components: {
      // A ripple is motion over text that nobody asked for; the hover tint says enough.
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  });
}
