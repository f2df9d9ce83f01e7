import type { PluginOptions } from '../options';

/**
 * What the dialog must know of the site, as the literals of `SEARCH_SITE` (theme/Search/site.d.ts).
 *
 * @param title the site's name
 */
export function searchSite(
  title: string,
  { products, allPages = '', examples = [] }: PluginOptions,
): typeof SEARCH_SITE {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const labels = products.map(({ label }) => label).join(' and ');
  const names = examples.length > 0 ? ` (${examples.join(', ')})` : '';
  return {
    allPages,
    links: Object.fromEntries(products.map(({ id, links = [] }) => [id, links])),
    toolName: ['search', ...words, 'docs'].join('_'),
    toolDescription: `Searches the documentation of ${labels} and shows the pages and sections that answer.`,
    toolQuery: `Words, a name from the code${names}, or an error message.`,
  };
}

/** The same for the bundler: each property as code, by the expression that it stands for. */
export function literalsOf(site: typeof SEARCH_SITE): Record<string, string> {
  return Object.fromEntries(
    Object.entries(site).map(([name, value]) => [`SEARCH_SITE.${name}`, JSON.stringify(value)]),
  );
}
