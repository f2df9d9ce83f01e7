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

/**
 * Returns whether the session storage of this tab may contain something: the reader comes from another page of this
 * site, reloads, or goes back.
 */
function mayHaveSession(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return document.referrer.startsWith(`${location.origin}/`) || page?.type !== 'navigate';
}

/**
 * Reads a value from session storage before the first paint. The first access takes several milliseconds, so it is
 * skipped on the first page of a visit. Returns `null` if there is no value or the storage is blocked.
 */
export const readSession = (key: string): string | null =>
  mayHaveSession() ? (tryStorage(() => sessionStorage.getItem(key)) ?? null) : null;
