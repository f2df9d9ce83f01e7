/** A loader that a request names by its path, as the second choice of another one. */
export const LOADER_BY_PATH = /[?&]fallback=[^&!]*[\\/]node_modules[\\/]/;

/**
 * Names such loaders by their packages. The bundler numbers a module by its request, so that a path in it
 * would give the same module another number in each folder, and its file another name.
 *
 * @param request `…/url-loader/dist/cjs.js?fallback=/home/me/site/node_modules/file-loader/dist/cjs.js!./a.png`
 * @returns `…/url-loader/dist/cjs.js?fallback=file-loader!./a.png`
 */
export function withoutPaths(request: string): string {
  return request.replace(
    /([?&]fallback=)[^&!]*[\\/]node_modules[\\/]((?:@[^\\/&!]+[\\/])?[^\\/&!]+)[^&!]*/g,
    '$1$2',
  );
}
