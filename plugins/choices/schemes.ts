/** The site's color schemes. */
export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** Matches if the operating system prefers dark colors. */
export const SYSTEM_DARK_QUERY = '(prefers-color-scheme: dark)';

/** The local storage key of the color mode, which Docusaurus composes from `storage.namespace` in docusaurus.config.ts. */
export const COLOR_MODE_KEY = 'theme-toolpad';

/** Returns the value if it is a color scheme, and `undefined` otherwise. */
export function parseScheme(value: unknown): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === value);
}

export function getCurrentScheme(): Scheme {
  return parseScheme(document.documentElement.dataset.theme) ?? 'light';
}
