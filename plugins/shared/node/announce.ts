/**
 * Says on the console what is being made for the first time, so that a writer who waits knows why.
 *
 * @param what `the demos of react-crud/index.mdx`
 */
export function announce(what: string): void {
  console.info(`Making ${what} …`);
}
