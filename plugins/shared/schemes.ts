/** The two color schemes of the site. */
export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** Returns the scheme that a value names; undefined for all other values. */
export function parseScheme(value: unknown): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === value);
}

/** Returns the current scheme of the document. */
export function getCurrentScheme(): Scheme {
  return parseScheme(document.documentElement.dataset.theme) ?? 'light';
}
