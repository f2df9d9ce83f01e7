import type { Plugin } from '@docusaurus/types';

type WebpackConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The options of a loader that can inline files. */
interface InlineOptions {
  /** The maximum size of inlined files in bytes, or `false` to inline none. */
  limit: number | boolean;
}

const hasLimit = (options: unknown): options is InlineOptions =>
  typeof options === 'object' && options !== null && 'limit' in options;

/**
 * Disables the inlining of fonts. Docusaurus inlines files below 10 kB into the stylesheet. Inlined fonts delay every
 * page, and the content security policy forbids them. The limit applies to all file types
 * (https://github.com/facebook/docusaurus/issues/5493).
 *
 * @param config - is modified in place, because a returned rule would be added to the existing ones
 * @throws Error if Docusaurus has no inlining rule for fonts
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
