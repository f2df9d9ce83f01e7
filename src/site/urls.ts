/** The only host that registers the service worker. */
export const OFFICIAL_HOST = 'mui.com';

/** The origin of the published site, for absolute links and the sitemap. */
export const OFFICIAL_ORIGIN = `https://${OFFICIAL_HOST}`;

export const REPOSITORY = 'https://github.com/mui/toolpad';

/** The site's base URL. */
export const SITE_BASE_URL = '/toolpad/';

/** The languages that readers can choose, as two-letter codes in URLs. */
export const LANGUAGES: readonly string[] = ['en'];

/** The language of URLs without a prefix. */
export const DEFAULT_LANGUAGE = 'en';

/** Paths below the site's base URL that other applications serve, without a language prefix. */
export const EXTERNAL_PATHS: readonly string[] = ['/blog'];
