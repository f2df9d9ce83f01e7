/** Matches an absolute path of the fallback loader in a request. The second group is the loader's package. */
export const FALLBACK_PATH =
  /([?&]fallback=)[^&!]*[\\/]node_modules[\\/]((?:@[^\\/&!]+[\\/])?[^\\/&!]+)[^&!]*/;

/**
 * Replaces the path of the fallback loader in a request with its package name. The bundler derives module ids from
 * requests, so with an absolute path, ids and file names would depend on the build machine's folders.
 * Upstream: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-utils/src/webpackUtils.ts,
 * `getFileLoaderUtils`.
 *
 * @param request - `…/url-loader/dist/cjs.js?fallback=/home/me/site/node_modules/file-loader/dist/cjs.js!./a.png`
 * @returns `…/url-loader/dist/cjs.js?fallback=file-loader!./a.png`
 */
export const shortenLoaderPath = (request: string): string =>
  request.replace(FALLBACK_PATH, '$1$2');
