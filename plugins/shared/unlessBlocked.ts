/**
 * Asks the browser's storage, which throws where the reader or the browser blocks it, and when it is
 * full. What is kept there is a convenience, so that there is nothing to do and nobody to tell.
 *
 * @param ask reads or writes, and reaches the storage itself: `() => sessionStorage.getItem('key')`
 * @returns what it found; nothing where it could not ask
 */
export function unlessBlocked<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
