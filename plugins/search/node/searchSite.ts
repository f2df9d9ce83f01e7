import type { PluginOptions } from '../options';

/**
 * Returns the site's constants for the dialog (theme/Search/globals.d.ts).
 *
 * @param title - the site's name
 */
export function getSearchSite(
  title: string,
  { products, allPages, examples }: Pick<PluginOptions, 'products' | 'allPages' | 'examples'>,
): typeof SEARCH_SITE {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const labels = products.map(({ label }) => label).join(' and ');
  return {
    allPages,
    links: Object.fromEntries(products.map(({ id, links }) => [id, links])),
    toolName: ['search', ...words, 'docs'].join('_'),
    toolDescription: `Searches the documentation of ${labels} and shows the pages and sections that match.`,
    toolQuery: `Search terms, an identifier from code (${examples.join(', ')}), or an error message.`,
  };
}

/** Maps each expression that the bundler replaces to the code of its constant. */
export function toDefinitions(site: typeof SEARCH_SITE): Record<string, string> {
  return Object.fromEntries(
    Object.entries(site).map(([name, value]) => [`SEARCH_SITE.${name}`, JSON.stringify(value)]),
  );
}
