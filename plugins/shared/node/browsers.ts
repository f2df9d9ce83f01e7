import browserslist from 'browserslist';
import { SITE_DIR } from './siteDir';

/** The oldest browsers that the site supports, from its `package.json`: `chrome >= 114`. */
export const BROWSERS =
  browserslist.loadConfig({ path: SITE_DIR, env: 'production' }) ?? browserslist.defaults;

/** esbuild's names of the browsers that it knows, by Browserslist's names. */
const ESBUILD_NAMES: Record<string, string | undefined> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
};

/** The oldest version of each browser, for esbuild: `chrome114`. */
export const BUNDLE_TARGET = Object.values(
  Object.fromEntries(
    // Browserslist sorts the versions of a browser in descending order, and the last entry wins.
    browserslist(BROWSERS).flatMap((entry) => {
      const [browser = '', version = ''] = entry.split(' ');
      const name = ESBUILD_NAMES[browser];
      return name && /^\d/.test(version) ? [[name, name + version.replace(/-.*/, '')]] : [];
    }),
  ),
);
