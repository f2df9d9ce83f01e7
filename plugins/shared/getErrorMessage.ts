/**
 * Returns a message for any thrown value: the error's message, its name if the message is empty, or the value as a
 * string.
 */
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
