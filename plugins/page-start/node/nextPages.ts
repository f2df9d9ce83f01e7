/** Links that open no page in the place of this one, or this one again. */
const OTHERS = [
  '[href*="?"]',
  '[href$=".md"]',
  '[download]',
  '[target]',
  '[hreflang]',
  '[aria-haspopup]',
  '[aria-current="page"]',
];

/**
 * The selector of the links whose pages are worth loading ahead. Every page of the site links to others by
 * whole paths, and to its own sections by a hash alone.
 *
 * @param baseUrl the site's base
 * @param notAhead folders below it whose pages aren't
 */
export function nextPagesSelector(baseUrl: string, notAhead: readonly string[]): string {
  const folders = notAhead.map((folder) => `[href^="${baseUrl}${folder}"]`);
  return `a[href^="${baseUrl}"]:not(${[...OTHERS, ...folders].join(',')})`;
}
