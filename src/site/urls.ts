/** The site's base URL. */
export const SITE_BASE_URL = '/toolpad/';

/** The languages that readers can choose, as two-letter codes in URLs. */
export const LANGUAGES: readonly string[] = ['en'];

/** The language of URLs without a prefix. */
export const DEFAULT_LANGUAGE = 'en';

/** Paths below the site's base URL that other applications serve, without a language prefix. */
export const EXTERNAL_PATHS: readonly string[] = ['/blog'];
