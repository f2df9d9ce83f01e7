/**
 * Returns the files that may contain a page: `react-account.mdx` and `react-account/index.mdx` for `react-account/`.
 *
 * @param pagePath - the page's path below its folder, with or without a trailing slash
 * @returns paths relative to the folder
 */
export function getPageFiles(pagePath: string): string[] {
  const name = pagePath.replace(/\/$/, '');
  return [`${name}.mdx`, `${name}/index.mdx`];
}

/**
 * Returns the path of a page, given its file. This is the inverse of {@link getPageFiles}.
 *
 * @param file - the file relative to the folder of pages, with `/`
 * @returns the path with a trailing slash, or the empty string for the folder's index page
 */
export function getPagePath(file: string): string {
  return file.replace(/(?:(^|\/)index)?\.mdx?$/, '$1').replace(/([^/])$/, '$1/');
}
