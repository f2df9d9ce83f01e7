import { browserslist } from '../../package.json';

/** The oldest browsers that the site supports, as Browserslist has them: `chrome >= 114`. */
export const BROWSERS = browserslist.production;

/** The same for esbuild: `chrome114`. */
export const BUNDLE_TARGET = BROWSERS.map((query) => query.replace(' >= ', ''));
