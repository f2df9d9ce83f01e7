/** The site's base URL. */
export const SITE_BASE_URL = '/toolpad/';

/** The languages that readers can choose, by their two letters in URLs. */
export const LANGUAGES: readonly string[] = ['en'];

/** The language of all URLs without a prefix. */
export const DEFAULT_LANGUAGE = 'en';

/** Paths below the site's base that other programs serve, without languages. */
export const EXTERNAL_PATHS: readonly string[] = ['/blog'];
