/** What something that was thrown says: its message, else what it is. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
