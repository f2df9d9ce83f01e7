/** Returns whether a value is an object that isn't null or an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a message for any thrown value: the error's message, its name if the message is empty, or the value as a
 * string.
 */
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
