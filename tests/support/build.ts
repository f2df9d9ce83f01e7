import fs from 'node:fs';
import path from 'node:path';

/** The folder of the built site. `BUILD_DIR` selects another one. */
export const BUILD_DIR = path.resolve(process.env.BUILD_DIR ?? path.join(__dirname, '../../build'));

/**
 * Checks that the site has been built.
 *
 * @throws if the site has not been built
 */
export function requireBuild(build = BUILD_DIR): void {
  if (!fs.existsSync(path.join(build, '404.html'))) {
    throw new Error(`Expected the built site in ${build}. Build it first: npm run build`);
  }
}
