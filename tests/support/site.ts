/** One page of each kind: what holds for these holds for all that are made in the same way. */
export const PAGE_KINDS = {
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

/** What a page of a kind may transfer, in bytes of compressed bodies. */
export interface ByteLimits {
  beforeIntentBytes: number;
  beforeIntentWithFontsBytes: number;
  afterIntentScriptBytes: number;
  /** The frames of demos near the first screen: prerendered HTML and CSS, without their fonts. */
  framesBytes: number;
}

/** What the site promises its readers to transfer, in bytes of compressed bodies. */
export const LIMITS: ByteLimits = {
  beforeIntentBytes: 43_000,
  beforeIntentWithFontsBytes: 59_500,
  // 4.7 kB of it are Docusaurus's own tables of routes and chunks.
  afterIntentScriptBytes: 190_000,
  framesBytes: 30_000,
};

/** A page with many demos holds their sources, so that they can be read without JavaScript. */
export const DEMO_PAGE_LIMITS: ByteLimits = {
  ...LIMITS,
  beforeIntentBytes: 55_000,
  beforeIntentWithFontsBytes: 75_000,
};

/** The page with the most demos. */
export const MOST_DEMOS_LIMITS: ByteLimits = {
  ...LIMITS,
  beforeIntentBytes: 61_500,
  beforeIntentWithFontsBytes: 78_500,
};

/**
 * The address of a page of the site under test.
 *
 * @param path the page's path below the base, with its trailing slash
 */
export function siteUrl(path = ''): string {
  const base = process.env.SITE_URL;
  if (!base) {
    throw new Error('Expected SITE_URL to name the served site; playwright.config.mts sets it.');
  }
  return new URL(path, base).href;
}
