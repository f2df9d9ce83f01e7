import { cachePrefix } from './release';

/**
 * Removes all that the worker of a scope has kept, in any release.
 *
 * @param base the scope, as a path with both slashes
 */
export async function removeCaches(base: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base)));
  await Promise.all(names.map((name) => caches.delete(name)));
}
