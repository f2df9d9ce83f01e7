import { type BuildOptions, buildSync } from 'esbuild';
import { BUNDLE_TARGET } from './browsers';
import { recordMetafile } from './bundledPackages';

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
