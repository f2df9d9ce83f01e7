/** The path of an example for each type of page. */
export const PAGE_KINDS = {
  'front page': '',
  overview: 'core/introduction/',
  'other overview': 'studio/getting-started/',
  text: 'core/introduction/base-concepts/',
  component: 'core/react-dashboard-layout/',
  API: 'core/api/dashboard-layout/',
  'hook API': 'core/react-use-session/api/',
  reference: 'studio/reference/components/button/',
  examples: 'studio/examples/',
  tutorial: 'core/introduction/tutorial/',
  '404': 'core/no-such-page/',
  search: 'search/',
} as const;

export type PageKind = keyof typeof PAGE_KINDS;

export const PAGE_KIND_NAMES = Object.keys(PAGE_KINDS) as PageKind[];

/**
 * Returns the URL of a page on the site under test.
 *
 * @param path - the path below the base URL, with its trailing slash
 */
export function getSiteUrl(path = ''): string {
  const base = process.env.SITE_URL;
  if (!base) {
    throw new Error('Expected SITE_URL to name the served site; playwright.config.mts sets it.');
  }
  return new URL(path, base).href;
}
