import type { Plugin } from '@docusaurus/types';
import { getFileLoaderUtils } from '@docusaurus/utils';

type WebpackConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The options of a loader that can inline files. */
interface InlineOptions {
  /** The maximum size of inlined files in bytes, or `false` to inline none. */
  limit: number | boolean;
}

const hasLimit = (options: unknown): options is InlineOptions =>
  typeof options === 'object' && options !== null && 'limit' in options;

/**
 * Disables the inlining of files. Docusaurus inlines files below 10 kB (https://github.com/facebook/docusaurus/issues/5493).
 * Inlined fonts delay every page, and the content security policy forbids them. Browsers open no link to an inlined
 * picture (https://github.com/facebook/docusaurus/issues/9715), and every version of a page would contain it.
 *
 * @param config - is modified in place, because a returned rule would be added to the existing ones
 * @throws Error if Docusaurus has no inlining rule
 */
export function disableInlining(
  { module: { rules = [] } = {} }: WebpackConfig,
  isServer: boolean,
): void {
  const options = rules
    .flatMap((rule) => (rule && typeof rule === 'object' ? [rule.use].flat() : []))
    .map((loader) => (loader && typeof loader === 'object' ? loader.options : undefined))
    .filter(hasLimit);
  if (options.length === 0) {
    throw new Error(
      'Expected a rule of Docusaurus whose loader has an option `limit`, found none. ' +
        'See @docusaurus/utils, getFileLoaderUtils.',
    );
  }
  options.forEach((one) => (one.limit = false));
  // Pictures in Markdown have their own loader, which the pictures of the front matter, such as `image`, don't have.
  const { loaders } = getFileLoaderUtils(isServer);
  loaders.inlineMarkdownImageFileLoader = loaders.inlineMarkdownAssetImageFileLoader;
}
