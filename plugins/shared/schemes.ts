/** The two color schemes of the site. */
export const SCHEMES = ['light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** Any value but the two schemes counts as none. */
export function parseScheme(value: unknown): Scheme | undefined {
  return SCHEMES.find((scheme) => scheme === value);
}

/** The scheme in which the document is shown. */
export function shownScheme(): Scheme {
  return parseScheme(document.documentElement.dataset.theme) ?? 'light';
}
