import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** The style overrides and default props of MUI's components, by the component's name in the theme. */
export type ComponentStyles = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

declare module '@mui/material/styles' {
  interface ThemeOptions {
    /** Dimensions of the page layout, as CSS lengths: `--mui-layout-…`. */
    layout?: Record<string, string>;
    /** Font families: `--mui-font-…`. */
    font?: Record<string, string>;
  }
  interface ShapeOptions {
    control?: number;
    button?: number;
    small?: number;
    inline?: number;
    pill?: number;
  }
  interface SimplePaletteColorOptions {
    text?: string;
    tint?: string;
    border?: string;
    focus?: string;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** A link in the app bar's navigation. */
    nav: true;
    /** The button that looks like a field and opens the search. */
    search: true;
    /** A tab above its panel. */
    tab: true;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides {
    /** A neutral callout. */
    note: true;
  }
}
