/**
 * The message for a hook outside of its provider.
 *
 * @param value - What could not be found: `docs ad config context value`.
 * @param provider - The component to wrap the tree in: `AdProvider`.
 */
export function missingContextMessage(value: string, provider: string): string {
  return `Could not find the ${value}. Wrap the tree in <${provider}>.`;
}
