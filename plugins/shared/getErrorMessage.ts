/** Returns the message of a thrown value: an error's message or name, and the text of any other value. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
