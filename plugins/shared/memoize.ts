/**
 * Returns a function that computes the result for each key once, and keeps it as long as the page or the process
 * lives. A promise that rejects is forgotten, so that the next call computes the result again.
 *
 * @param compute - returns the result, or a promise of it
 */
export function memoize<Key, Result extends object | string>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) {
      return known;
    }
    const result = compute(key);
    results.set(key, result);
    if (result instanceof Promise) {
      result.catch(() => results.delete(key));
    }
    return result;
  };
}
