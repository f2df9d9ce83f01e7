/** Docusaurus's own key of the color mode, a literal that the starter's bundle puts in place. */
declare const COLOR_MODE_KEY: string;

/** A choice that a reader makes once for all pages. */
export interface Choice {
  /** What can be chosen; the first is the default. */
  values: readonly [string, ...string[]];
  /** Where it is kept: in a cookie of the choice's own name, or in local storage. */
  store: 'cookie' | 'local';
  /** Its key in local storage. */
  key?: string;
}

/**
 * All choices of readers, by the names that they have in `dataset` of `<html>`: its attributes are the
 * choices, for stylesheets and for React, and whoever sets one chooses. Their radios, wherever on the page
 * they stand, have the name as `data-choice`. The starter (early.ts) does the rest.
 */
export const CHOICES = {
  /** The color mode; `system` follows the operating system. */
  themeChoice: {
    values: ['system', 'light', 'dark'],
    store: 'local',
    // Read by nobody but the starter, which alone has the literal.
    get key() {
      return COLOR_MODE_KEY;
    },
  },
  /** The language of code examples. */
  codeVariant: {
    values: ['TS', 'JS'],
    store: 'cookie',
  },
  /** How code examples are styled: system styling, utility classes, plain CSS. */
  codeStyling: {
    values: ['MUI System', 'Tailwind CSS', 'Plain CSS'],
    store: 'cookie',
  },
  /** Whose commands are shown. */
  packageManager: {
    values: ['npm', 'pnpm', 'yarn'],
    store: 'local',
    key: 'toolpad-package-manager',
  },
  /** How API tables are shown. */
  apiView: {
    values: ['table', 'list'],
    store: 'local',
    key: 'toolpad-api-view',
  },
} as const satisfies Record<string, Choice>;

export type ChoiceName = keyof typeof CHOICES;

/** A value of each choice. */
export type Choices = { [Name in ChoiceName]: (typeof CHOICES)[Name]['values'][number] };

export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

/** What the server renders, and what holds where nothing else is known. */
export const DEFAULT_CHOICES = Object.fromEntries(
  CHOICE_NAMES.map((name) => [name, CHOICES[name].values[0]]),
) as Choices;

export type CodeVariant = Choices['codeVariant'];
export type CodeStyling = Choices['codeStyling'];

/** What a reader prefers of code examples. */
export type Preferences = Pick<Choices, 'codeVariant' | 'codeStyling'>;
