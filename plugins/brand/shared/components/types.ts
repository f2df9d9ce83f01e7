import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** The looks of MUI's components, by their name in the theme. */
export type ComponentStyles = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

declare module '@mui/material/styles' {
  interface ThemeOptions {
    /** Measures of the frame, as CSS lengths: `--mui-layout-…`. */
    layout?: Record<string, string>;
    /** Font families: `--mui-font-…`. */
    font?: Record<string, string>;
  }
  interface ShapeOptions {
    control?: number;
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
    /** An entry of the app bar's navigation. */
    nav: true;
    /** The field-like button that opens the search. */
    search: true;
    /** A tab above its panel. */
    tab: true;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides {
    /** Neutral. */
    note: true;
  }
}
