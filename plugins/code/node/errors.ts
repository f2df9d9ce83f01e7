/** A mistake in a code block, told to the writer: where it is, what was found, what is allowed. */
export class CodeBlockError extends Error {
  constructor(place: string, message: string) {
    super(`${place}: ${message}`);
    this.name = 'CodeBlockError';
  }
}
