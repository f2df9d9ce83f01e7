/** Returns JSON for a script element, which no text in the data can close. */
export function serializeForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
