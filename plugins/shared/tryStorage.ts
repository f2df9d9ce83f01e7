/**
 * Accesses the browser's storage, which throws if it is blocked or full. The site only stores conveniences, so a
 * failure needs no message.
 *
 * @param access - reads or writes, including the access to the global: `() => sessionStorage.getItem('key')`
 * @returns the result; undefined if the storage can't be used
 */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
