import { DEMOS_PATH, LIVE_PATH } from './paths';
import { SANDBOX_TOKENS } from './frames';

const NO_SOURCES = ["'none'"];

/**
 * Returns the content security policies of the frames' documents. The hosting plugin adds the hashes of inline scripts.
 *
 * @param siteSource - the CSP source of the site's files: `https://example.com/docs/`
 */
export function getDemoPolicies(siteSource: string) {
  const policy = {
    'default-src': NO_SOURCES,
    'script-src': [siteSource],
    // MUI sets style attributes, and each demo has its own inline styles.
    'style-src': ["'unsafe-inline'", siteSource],
    'img-src': [siteSource, 'data:', 'blob:'],
    'font-src': [siteSource, 'data:'],
    'connect-src': [siteSource],
    'object-src': NO_SOURCES,
    'base-uri': NO_SOURCES,
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return [
    { path: DEMOS_PATH, policy },
    {
      path: LIVE_PATH,
      // Edited code may use `eval`, and load any resources except scripts. The sandbox protects the site, even if the
      // document is opened directly.
      policy: {
        ...policy,
        'script-src': [siteSource, "'unsafe-eval'"],
        'style-src': ["'unsafe-inline'", siteSource, 'https:'],
        'img-src': [siteSource, 'https:', 'data:', 'blob:'],
        'font-src': [siteSource, 'https:', 'data:'],
        'media-src': ['https:', 'data:', 'blob:'],
        'connect-src': [siteSource, 'https:'],
        sandbox: SANDBOX_TOKENS.split(' '),
      },
    },
  ];
}
