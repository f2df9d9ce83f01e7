/**
 * Returns a function that computes the result for each key only once. Results are kept for the lifetime of the page or
 * process, except for rejected promises, so that the next call tries again.
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
