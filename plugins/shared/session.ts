import { tryStorage } from './tryStorage';

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
