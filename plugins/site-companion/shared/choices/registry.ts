/** The local storage key of Docusaurus's color mode. Only the inline script's bundle replaces it with a literal. */
declare const COLOR_MODE_KEY: string;

/** A choice that a reader makes for all pages. */
export interface Choice {
  /** The first value is the default. */
  values: readonly [string, ...string[]];
  /** The store that keeps the value. A cookie has the same name as the choice. */
  store: 'cookie' | 'local';
  /** The key in local storage, if it differs from the name. */
  key?: string;
}

/**
 * All choices, by their names in the `dataset` of `<html>`. The attributes hold the state: stylesheets and React read
 * them, and setting an attribute changes a choice. Radio buttons refer to a choice by `data-choice`. The inline script
 * (early.ts) stores the choices and synchronizes stores, attributes, and radio buttons.
 */
export const CHOICES = {
  themeChoice: {
    values: ['system', 'light', 'dark'],
    store: 'local',
    // This is a getter, because bundles that don't define the literal never read the key.
    get key() {
      return COLOR_MODE_KEY;
    },
  },
  /** The language of code examples. */
  codeVariant: {
    values: ['TS', 'JS'],
    store: 'cookie',
  },
  codeStyling: {
    values: ['MUI System', 'Tailwind CSS', 'Plain CSS'],
    store: 'cookie',
  },
  packageManager: {
    values: ['npm', 'pnpm', 'yarn'],
    store: 'local',
    key: 'toolpad-package-manager',
  },
  /** The layout of API tables. */
  apiView: {
    values: ['table', 'list'],
    store: 'local',
    key: 'toolpad-api-view',
  },
} as const satisfies Record<string, Choice>;

export type ChoiceName = keyof typeof CHOICES;

/** A value for each choice. */
export type Choices = { [Name in ChoiceName]: (typeof CHOICES)[Name]['values'][number] };

export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

/** Each choice's value in server-rendered pages. */
export const DEFAULT_CHOICES = Object.fromEntries(
  CHOICE_NAMES.map((name) => [name, CHOICES[name].values[0]]),
) as Choices;

export type CodeVariant = Choices['codeVariant'];
export type CodeStyling = Choices['codeStyling'];

/** The choices for code examples. */
export type Preferences = Pick<Choices, 'codeVariant' | 'codeStyling'>;

/**
 * Opens a store for the lifetime of the page. If the store is blocked, choices last only until the reader leaves the
 * page.
 *
 * @param onChange - receives the choices of other tabs
 */
export type OpenStore = (onChange: (choices: Partial<Choices>) => void) => {
  /** Returns the stored value, which may be invalid, or `undefined` if there is none. */
  read(name: ChoiceName): unknown;
  /** Stores a choice and notifies other tabs. */
  write(name: ChoiceName, value: string): void;
};
