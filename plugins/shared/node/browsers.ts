import browserslist from 'browserslist';
import { SITE_DIR } from './siteDir';

/** The oldest browsers that the site supports, as its `package.json` has them: `chrome >= 114`. */
export const BROWSERS =
  browserslist.loadConfig({ path: SITE_DIR, env: 'production' }) ?? browserslist.defaults;

/** esbuild's names of browsers, by Browserslist's. Others are not known to it. */
const BUNDLER_NAMES: Record<string, string | undefined> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
};

/** The oldest of each for esbuild: `chrome114`. */
export const BUNDLE_TARGET = Object.values(
  Object.fromEntries(
    // From the newest to the oldest of each browser.
    browserslist(BROWSERS).flatMap((entry) => {
      const [browser = '', version = ''] = entry.split(' ');
      const name = BUNDLER_NAMES[browser];
      return name && /^\d/.test(version) ? [[name, name + version.replace(/-.*/, '')]] : [];
    }),
  ),
);
