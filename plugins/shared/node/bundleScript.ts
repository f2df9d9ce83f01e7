import browserslist from 'browserslist';
import { type BuildOptions, buildSync } from 'esbuild';
import { recordMetafile } from './bundledPackages';
import { SITE_DIR } from './siteDir';

/** The site's `browserslist` queries, from `package.json`: `chrome >= 114`. */
export const BROWSERS =
  browserslist.loadConfig({ path: SITE_DIR, env: 'production' }) ?? browserslist.defaults;

/** Maps Browserslist's browser names to esbuild's. esbuild doesn't support the other browsers. */
const ESBUILD_NAMES: Record<string, string | undefined> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  opera: 'opera',
  safari: 'safari',
};

/** The oldest supported version of each browser, as esbuild's `target`: `chrome114`. */
export const BUNDLE_TARGET = Object.values(
  Object.fromEntries(
    // Browserslist sorts versions in descending order, and the last entry of a key wins, so the oldest version remains.
    browserslist(BROWSERS).flatMap((entry) => {
      const [browser = '', version = ''] = entry.split(' ');
      const name = ESBUILD_NAMES[browser];
      return name && /^\d/.test(version) ? [[name, name + version.replace(/-.*/, '')]] : [];
    }),
  ),
);

/**
 * Bundles and minifies a script for browsers, and records the packages that it contains.
 *
 * @param name - the bundle's name in the record
 * @param options - the entry, and other options of esbuild
 * @returns the code
 */
export function bundleScript(
  name: string,
  options: Pick<BuildOptions, 'define' | 'entryPoints' | 'legalComments' | 'stdin'>,
): string {
  const { outputFiles, metafile } = buildSync({
    ...options,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: BUNDLE_TARGET,
    metafile: true,
  });
  recordMetafile(name, metafile);
  return outputFiles[0]?.text ?? '';
}
