import type { Plugin } from '@docusaurus/types';

type WebpackConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The options of a loader that writes small files into what names them. */
interface InlineOptions {
  /** In bytes; or whether files are inlined at all. */
  limit: number | boolean;
}

const hasLimit = (options: unknown): options is InlineOptions =>
  typeof options === 'object' && options !== null && 'limit' in options;

/**
 * Has fonts stay files, however small. Docusaurus writes files below 10 kB into the stylesheet: there, the
 * policy refuses a font, and every page would wait for it.
 *
 * @param config is changed: rules that are added run besides those that are there
 * @throws {Error} if Docusaurus treats fonts otherwise than expected
 */
export function keepFontFiles({ module: { rules = [] } = {} }: WebpackConfig): void {
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
