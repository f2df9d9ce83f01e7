/** Matches the fallback loader of a request, if it is named by its path; the second group is its package. */
export const FALLBACK_PATH =
  /([?&]fallback=)[^&!]*[\\/]node_modules[\\/]((?:@[^\\/&!]+[\\/])?[^\\/&!]+)[^&!]*/;

/**
 * Names the fallback loader of a request by its package. The bundler derives the id of a module from its request,
 * so a path would change the id, and with it file names, in each folder that the site is built in. Upstream:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-utils/src/webpackUtils.ts, `getFileLoaderUtils`.
 *
 * @param request - `…/url-loader/dist/cjs.js?fallback=/home/me/site/node_modules/file-loader/dist/cjs.js!./a.png`
 * @returns `…/url-loader/dist/cjs.js?fallback=file-loader!./a.png`
 */
export const shortenLoaderPath = (request: string): string =>
  request.replace(FALLBACK_PATH, '$1$2');
