/**
 * Returns the possible files of a page: `react-account.mdx` and `react-account/index.mdx` for `react-account/`.
 *
 * @param pagePath - the page's path below that of its folder, with or without its last slash
 * @returns paths relative to the folder
 */
export function getPageFiles(pagePath: string): string[] {
  const name = pagePath.replace(/\/$/, '');
  return [`${name}.mdx`, `${name}/index.mdx`];
}

/**
 * Returns the path of a page, which is the reverse of {@link getPageFiles}.
 *
 * @param file - a path relative to the folder of pages, with `/`
 * @returns the path with its last slash; empty for the folder's own page
 */
export function getPagePath(file: string): string {
  return file.replace(/(?:(^|\/)index)?\.mdx?$/, '$1').replace(/([^/])$/, '$1/');
}
