import { COLOR_MODE_KEY } from './schemes';

/** A choice that a reader makes for all pages. */
export interface Choice {
  /** The first value is the default. */
  values: readonly [string, ...string[]];
  /** The key in local storage. */
  key: string;
  /** Whether the choice is also a cookie of the same name, which the other documentation sites of MUI share. */
  isCookie?: true;
}

/**
 * All choices, by their names in the `dataset` of `<html>`. The attributes hold the state: stylesheets and React read
 * them, and `setChoices` (html.ts) changes them. Radio buttons refer to a choice by `data-choice`. The inline script
 * (syncChoices.ts) keeps the attributes, the stored values, and the radio buttons the same.
 */
export const CHOICES = {
  /** The color mode, with the attribute and the key that Docusaurus has for it. */
  themeChoice: { values: ['system', 'light', 'dark'], key: COLOR_MODE_KEY },
  /** The language of code examples. */
  codeVariant: { values: ['TS', 'JS'], key: 'toolpad-code-variant', isCookie: true },
  codeStyling: {
    values: ['MUI System', 'Tailwind CSS', 'Plain CSS'],
    key: 'toolpad-code-styling',
    isCookie: true,
  },
  packageManager: { values: ['npm', 'pnpm', 'yarn'], key: 'toolpad-package-manager' },
  /** The layout of API tables. */
  apiView: { values: ['table', 'list'], key: 'toolpad-api-view' },
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
 * Returns the valid choices among untrusted values.
 *
 * @param untrusted - values by choice name, from storage, another tab, a radio button, or `dataset`
 */
export function parseChoices(untrusted: unknown): Partial<Choices> {
  const values = Object(untrusted) as Record<string, unknown>;
  return Object.fromEntries(
    CHOICE_NAMES.filter((name) =>
      (CHOICES[name] as Choice).values.some((value) => value === values[name]),
    ).map((name) => [name, values[name]]),
  );
}
