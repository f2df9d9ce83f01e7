import type { Plugin } from '@docusaurus/types';

type WebpackConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The options of a loader that inlines small files. */
interface InlineOptions {
  /** The limit in bytes, or whether files are inlined at all. */
  limit: number | boolean;
}

const hasLimit = (options: unknown): options is InlineOptions =>
  typeof options === 'object' && options !== null && 'limit' in options;

/**
 * Keeps fonts in files of their own, however small. Docusaurus inlines files below 10 kB into the stylesheet, where
 * the content security policy refuses them and they would delay every page. The limit can only be changed for all
 * kinds of files together (https://github.com/facebook/docusaurus/issues/5493).
 *
 * @param config - is changed in place, because added rules would run besides the existing ones
 * @throws if Docusaurus has no inlining rule for fonts
 */
export function disableFontInlining({ module: { rules = [] } = {} }: WebpackConfig): void {
  const loaders = rules.flatMap((rule) =>
    rule && typeof rule === 'object' && rule.test instanceof RegExp && rule.test.test('.woff2')
      ? [rule.use].flat()
      : [],
  );
  const options = loaders
    .map((loader) => (loader && typeof loader === 'object' ? loader.options : undefined))
    .filter(hasLimit);
  if (options.length === 0) {
    throw new Error(
      'Expected a rule of Docusaurus for .woff2 files whose loader has an option `limit`, found none. ' +
        'See @docusaurus/utils, getFileLoaderUtils.',
    );
  }
  options.forEach((one) => (one.limit = false));
}
