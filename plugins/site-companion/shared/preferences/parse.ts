/** Languages of code examples. */
export const CODE_VARIANTS = ['JS', 'TS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Ways to style code examples: system styling, utility classes, plain CSS. */
export const CODE_STYLINGS = ['MUI System', 'Tailwind CSS', 'Plain CSS'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];

export interface Preferences {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
}

/** What the server renders, and what holds where nothing else is known. */
export const DEFAULT_PREFERENCES: Preferences = { codeVariant: 'TS', codeStyling: 'MUI System' };

/** The preferences' names, which are those of their cookies too. */
export const PREFERENCE_NAMES = ['codeVariant', 'codeStyling'] as const;

/** Untrusted values, by name: what the cookies, another tab or a control say. */
export type UntrustedPreferences = { readonly [Name in keyof Preferences]?: unknown };

const CODE_HASH = /\.(js|tsx)$/;
/** Whole words only: `scss-` and `ecosystem-` are not prefixes of ours. */
const STYLING_PREFIX = /(?<![A-Za-z])(tailwind|css|system)-/;

const STYLING_BY_PREFIX: Record<string, CodeStyling> = {
  tailwind: 'Tailwind CSS',
  css: 'Plain CSS',
  system: 'MUI System',
};

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((allowed) => allowed === value);
}

/**
 * Takes what is valid; any other value counts as absent.
 *
 * @param untrusted - Values from cookies, or a whole message of another tab.
 */
export function parsePreferences(untrusted: unknown): Partial<Preferences> {
  const values = (untrusted ?? {}) as UntrustedPreferences;
  const codeVariant = oneOf(CODE_VARIANTS, values.codeVariant);
  const codeStyling = oneOf(CODE_STYLINGS, values.codeStyling);
  return { ...(codeVariant && { codeVariant }), ...(codeStyling && { codeStyling }) };
}

/**
 * What a URL's hash selects: `.js` or `.tsx` at its end the variant; the first prefix `tailwind-`,
 * `css-` or `system-` in it the styling, with or without such an ending.
 *
 * @param hash - `location.hash`, with or without `#`: `#tailwind-SignIn.tsx`.
 */
export function preferencesOfHash(hash: string): Partial<Preferences> {
  const ending = CODE_HASH.exec(hash)?.[1];
  const prefix = STYLING_PREFIX.exec(hash)?.[1];
  const codeStyling = prefix && STYLING_BY_PREFIX[prefix];
  return {
    ...(ending && { codeVariant: ending === 'js' ? 'JS' : 'TS' }),
    ...(codeStyling && { codeStyling }),
  };
}

/**
 * The first values of a page, each on its own: from the hash, else the cookie, else the default.
 *
 * @param hash - `location.hash`.
 * @param cookies - The cookies' values; `undefined` where there is none or cookies are blocked.
 */
export function firstPreferences(hash: string, cookies: UntrustedPreferences): Preferences {
  return { ...DEFAULT_PREFERENCES, ...parsePreferences(cookies), ...preferencesOfHash(hash) };
}
