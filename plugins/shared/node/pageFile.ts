/**
 * The rule by which a page's file gives its address, in both directions: `react-account.mdx` and
 * `react-account/index.mdx` are `react-account/`.
 */

/**
 * The files that a page may have.
 *
 * @param address below that of the folder of pages, with or without its last slash
 * @returns relative to the folder
 */
export function filesOfAddress(address: string): string[] {
  const name = address.replace(/\/$/, '');
  return [`${name}.mdx`, `${name}/index.mdx`];
}

/**
 * The address of a page.
 *
 * @param file relative to the folder of pages, with `/`
 * @returns with its last slash, and empty for the folder's own page
 */
export function addressOfFile(file: string): string {
  return file.replace(/(?:(^|\/)index)?\.mdx?$/, '$1').replace(/([^/])$/, '$1/');
}
