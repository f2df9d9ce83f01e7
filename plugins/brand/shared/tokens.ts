import type { Scheme } from '../../choices/schemes';

/**
 * The site's design tokens. The MUI theme (theme.ts) exposes them as CSS variables to all stylesheets.
 *
 * plugins/brand/__tests__/contrast.test.ts checks every combination of text and background for WCAG AA.
 */

const lightRamp = {
  bg: '#ffffff',
  surface: '#f6f8fa',
  'surface-2': '#edf1f5',
  raised: '#ffffff',
  line: '#e2e7ed',
  'line-strong': '#ccd4dd',
  'line-control': '#7d8894',
  text: '#10171f',
  'text-2': '#48545f',
  'text-3': '#5f6b78',
  tip: '#0d7a4f',
  warning: '#8f5a00',
  danger: '#c02b36',
  'tip-tint': '#ecf8f2',
  'warning-tint': '#fdf5e4',
  'danger-tint': '#fdf0f0',
  'code-bg': '#f6f8fa',
  'code-text': '#1b2530',
  'code-comment': '#5f6b78',
  'code-keyword': '#a02a8f',
  'code-string': '#0b6e4f',
  'code-name': '#0a5cb5',
  'code-type': '#8a4b08',
  'code-punct': '#56636f',
  stage: '#f6f8fa',
  'stage-dot': '#dde4eb',
  backdrop: 'rgb(11 15 20 / .45)',
  'shadow-float': '0 1px 2px rgb(16 23 31 / .06), 0 8px 28px rgb(16 23 31 / .12)',
  'shadow-soft': '0 8px 24px rgb(16 23 31 / .06)',
} as const;

/** The colors of a scheme: the neutral ramp, the status colors, and the syntax highlighting. */
export type Ramp = Record<keyof typeof lightRamp, string>;

/** The colors that differ between products. */
export type Accent = Record<
  'accent' | 'on-accent' | 'accent-text' | 'accent-tint' | 'accent-line' | 'focus',
  string
>;

/** The colors of each scheme. The dark scheme isn't an inversion of the light one. */
export const ramps: Record<Scheme, Ramp> = {
  light: lightRamp,
  dark: {
    bg: '#0b0f14',
    surface: '#11171e',
    'surface-2': '#19212a',
    raised: '#151c24',
    line: '#2a3542',
    'line-strong': '#3d4b5a',
    'line-control': '#687684',
    text: '#e8eef4',
    'text-2': '#acb8c4',
    'text-3': '#8e9ba8',
    tip: '#56d39b',
    warning: '#f0b94a',
    danger: '#ff8a8f',
    'tip-tint': '#0d231a',
    'warning-tint': '#271e0c',
    'danger-tint': '#2b1416',
    'code-bg': '#0f151c',
    'code-text': '#dbe4ed',
    'code-comment': '#8e9ba8',
    'code-keyword': '#f08bd8',
    'code-string': '#6fdcae',
    'code-name': '#7cb9ff',
    'code-type': '#f2b872',
    'code-punct': '#93a1af',
    stage: '#10161d',
    'stage-dot': '#212b36',
    backdrop: 'rgb(6 10 14 / .6)',
    'shadow-float': '0 1px 2px rgb(0 0 0 / .5), 0 12px 36px rgb(0 0 0 / .55)',
    'shadow-soft': '0 8px 24px rgb(0 0 0 / .3)',
  },
};

export const accents = {
  core: {
    light: {
      accent: '#0a66c8',
      'on-accent': '#ffffff',
      'accent-text': '#0a5cb5',
      'accent-tint': '#eaf3fd',
      'accent-line': '#b5d5f6',
      focus: '#2b83e6',
    },
    dark: {
      accent: '#58a6ff',
      'on-accent': '#06172b',
      'accent-text': '#7cb9ff',
      'accent-tint': '#10243a',
      'accent-line': '#1f4468',
      focus: '#6cb2ff',
    },
  },
  studio: {
    light: {
      accent: '#6b46e5',
      'on-accent': '#ffffff',
      'accent-text': '#5b36d6',
      'accent-tint': '#f2effe',
      'accent-line': '#cfc3fa',
      focus: '#7c5cf0',
    },
    dark: {
      accent: '#a48bff',
      'on-accent': '#150b33',
      'accent-text': '#b7a3ff',
      'accent-tint': '#1d1836',
      'accent-line': '#3d3270',
      focus: '#b7a3ff',
    },
  },
} satisfies Record<string, Record<Scheme, Accent>>;

/** The id of a product that has an accent. */
export type AccentName = keyof typeof accents;

/** Corner radii in px. `card` is the theme's `borderRadius`. */
export const RADIUS_PX = {
  card: 12,
  control: 8,
  button: 8,
  small: 6,
  inline: 4,
  pill: 99,
} as const;

/** The height of the app bar in rem, so that it scales with the text size. */
export const APP_BAR_HEIGHT_REM = 3.5;

/**
 * The width of text, code, callouts, lists, and tables in rem, so that it scales with the text size. 680 px have about
 * 76 characters of text, and 80 columns of code.
 */
export const TEXT_WIDTH_REM = 42.5;

/** The widths of the page layout's parts, in px. Demos, pictures, and API tables are as wide as `wide`. */
export const LAYOUT_PX = {
  sidebar: 280,
  toc: 232,
  wide: 900,
  frame: 1536,
} as const;

export const FONTS = { font: 'Geist Variable', mono: 'Geist Mono Variable' } as const;

/** The fallbacks of the web fonts, which have the same metrics (plugins/brand/fonts.css). */
export const FALLBACK_FONTS = {
  font: "'Geist fallback',system-ui,sans-serif",
  mono: "'Geist Mono fallback','Geist Mono Consolas',ui-monospace,'SF Mono',Consolas,monospace",
} as const;
