/**
 * Logs that the development server builds something on request, so that the writer knows why the page takes longer.
 *
 * @param what - what is built, such as `the demos of react-crud/index.mdx`
 */
export function logBuildStart(what: string): void {
  console.info(`Building ${what} …`);
}
