import { serializeForScript } from '../../shared/escapeHtml';

/** Selectors that match links that don't lead from the current page to another one. */
const EXCLUDED_LINKS = [
  "[href*='?']",
  '[href$=md]',
  '[download]',
  '[target]',
  '[aria-current]',
  '[aria-haspopup]',
];

/**
 * Returns the speculation rules, which tell browsers what to prerender
 * (https://wicg.github.io/nav-speculation/speculation-rules.html). Links to other pages contain the base URL, and links
 * to sections of the same page contain only a hash.
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
