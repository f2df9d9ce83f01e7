import { serializeForScript } from '../../shared/serializeForScript';

/** Selectors of links that don't navigate from the current page to another one. */
const EXCLUDED_LINKS = [
  "[href*='?']",
  '[href$=md]',
  '[download]',
  '[target]',
  '[aria-current]',
  '[aria-haspopup]',
];

/**
 * Returns the rules by which browsers prerender pages (https://wicg.github.io/nav-speculation/speculation-rules.html).
 * Pages of the site link to other pages by paths with the base URL, and to their own sections by a hash alone.
 *
 * @param baseUrl - the site's base URL
 * @param noPrefetch - folders below the base URL whose pages are never prefetched
 * @returns JSON for a script element
 */
export function createSpeculationRules(baseUrl: string, noPrefetch: readonly string[]): string {
  const folders = noPrefetch.map((folder) => `[href^='${baseUrl}${folder}']`);
  const selector = `[href^='${baseUrl}']:not(${[...EXCLUDED_LINKS, ...folders].join(',')})`;
  const where = { selector_matches: selector };
  return serializeForScript({ prerender: [{ where, eagerness: 'moderate' }] });
}
