/**
 * Accesses the browser's storage, which throws an error if it is blocked or full. The site stores only preferences and
 * caches, so failures are ignored.
 *
 * @param access - reads or writes the storage, and evaluates the global itself: `() => sessionStorage.getItem('key')`
 * @returns the result of `access`, or `undefined` if the storage isn't available
 */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
