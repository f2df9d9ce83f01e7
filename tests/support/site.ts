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

/** The transfer limits for a type of page, in bytes of compressed bodies. */
export interface ByteLimits {
  beforeIntentBytes: number;
  beforeIntentWithFontsBytes: number;
  afterIntentScriptBytes: number;
  /** The limit for demo frames near the first screen: HTML and CSS, without fonts. */
  framesBytes: number;
}

/** The transfer limits of most pages. */
export const PAGE_LIMITS: ByteLimits = {
  beforeIntentBytes: 50_400,
  beforeIntentWithFontsBytes: 62_000,
  // The scripts are React, Docusaurus's router, and the MUI components of the shell.
  afterIntentScriptBytes: 215_000,
  framesBytes: 30_000,
};

/** The limits for pages with many demos, whose HTML contains the demos' sources for readers without JavaScript. */
export const DEMO_PAGE_LIMITS: ByteLimits = {
  ...PAGE_LIMITS,
  beforeIntentBytes: 70_500,
  beforeIntentWithFontsBytes: 83_000,
  // The limit includes the script of the page's content.
  afterIntentScriptBytes: 228_000,
};

export const MOST_DEMOS_LIMITS: ByteLimits = {
  ...PAGE_LIMITS,
  beforeIntentBytes: 76_500,
  beforeIntentWithFontsBytes: 89_500,
  // The limit includes the script of the page's content.
  afterIntentScriptBytes: 229_000,
};

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
