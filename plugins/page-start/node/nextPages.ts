import { jsonForScript } from '../../shared/jsonForScript';

/** Links that open no page in the place of this one, or this one again. */
const OTHERS = [
  "[href*='?']",
  '[href$=md]',
  '[download]',
  '[target]',
  '[aria-current]',
  '[aria-haspopup]',
];

/**
 * The selector of the links whose pages are worth loading ahead. Every page of the site links to others by
 * whole paths, and to its own sections by a hash alone.
 *
 * @param baseUrl the site's base
 * @param notAhead folders below it whose pages aren't
 */
function nextPagesSelector(baseUrl: string, notAhead: readonly string[]): string {
  const folders = notAhead.map((folder) => `[href^='${baseUrl}${folder}']`);
  return `[href^='${baseUrl}']:not(${[...OTHERS, ...folders].join(',')})`;
}

/**
 * What browsers that prerender are told (https://wicg.github.io/nav-speculation/speculation-rules.html).
 *
 * @param baseUrl the site's base
 * @param notAhead folders below it whose pages are never loaded ahead
 * @returns JSON
 */
export function nextPagesRules(baseUrl: string, notAhead: readonly string[]): string {
  const where = { selector_matches: nextPagesSelector(baseUrl, notAhead) };
  return jsonForScript({ prerender: [{ where, eagerness: 'moderate' }] });
}
