/**
 * Logs that the development server builds something on request, so that the writer knows why the page takes longer.
 *
 * @param subject - what is built, such as `the demos of react-crud/index.mdx`
 */
export function logBuildStart(subject: string): void {
  console.info(`Building ${subject} …`);
}
