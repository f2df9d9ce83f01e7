/**
 * Logs what the development server builds on request, so that a writer knows what they are waiting for.
 *
 * @param what - `the demos of react-crud/index.mdx`
 */
export function logBuildStart(what: string): void {
  console.info(`Building ${what} …`);
}
