/** A mistake in a page or a demo, told to the writer: what was expected, what was found, where. */
export class DemoError extends Error {
  constructor(page: string, message: string) {
    super(`${page}: ${message}`);
    this.name = 'DemoError';
  }
}
