import fs from 'node:fs';
import path from 'node:path';

/** The built site; another folder can be named in `BUILD_DIR`. */
export const BUILD = path.resolve(process.env.BUILD_DIR ?? path.join(__dirname, '../../build'));

/**
 * For tests of the built site.
 *
 * @throws if the site has not been built
 */
export function needsBuild(build = BUILD): void {
  if (!fs.existsSync(path.join(build, '404.html'))) {
    throw new Error(`Expected the built site in ${build}. Build it first: npm run build`);
  }
}
