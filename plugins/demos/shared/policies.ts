import { DEMOS_ADDRESS, LIVE_ADDRESS } from './address';
import { SANDBOX } from './frames';

const NONE = ["'none'"];

/**
 * Returns the content security policies of the demos' documents, which their host adds the hashes of inline scripts to.
 *
 * @param own - source of the site's own files, `https://example.com/docs/`
 */
export function getDemoSections(own: string) {
  const policy = {
    'default-src': NONE,
    'script-src': [own],
    // MUI writes style attributes, and each demo has its own inline styles.
    'style-src': ["'unsafe-inline'", own],
    'img-src': [own, 'data:', 'blob:'],
    'font-src': [own, 'data:'],
    'connect-src': [own],
    'object-src': NONE,
    'base-uri': NONE,
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return [
    { path: DEMOS_ADDRESS, policy },
    {
      path: LIVE_ADDRESS,
      // Edited code may be evaluated, and load anything but scripts. The sandbox protects the site from it, even if the
      // document is opened on its own.
      policy: {
        ...policy,
        'script-src': [own, "'unsafe-eval'"],
        'style-src': ["'unsafe-inline'", own, 'https:'],
        'img-src': [own, 'https:', 'data:', 'blob:'],
        'font-src': [own, 'https:', 'data:'],
        'media-src': ['https:', 'data:', 'blob:'],
        'connect-src': [own, 'https:'],
        sandbox: SANDBOX.split(' '),
      },
    },
  ];
}
