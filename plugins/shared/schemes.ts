/** The site's color schemes. */
export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** Returns the value if it is a color scheme, and `undefined` otherwise. */
export function parseScheme(value: unknown): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === value);
}

/** Returns the document's current color scheme. */
export function getCurrentScheme(): Scheme {
  return parseScheme(document.documentElement.dataset.theme) ?? 'light';
}
