/** Searches that are remembered. More would be a history, not a help. */
export const RECENT_LIMIT = 5;

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Puts a search first. One that was there before moves up; the oldest may fall off. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const tidy = query.trim().replace(/\s+/g, ' ');
  return tidy === ''
    ? [...recent]
    : [tidy, ...recent.filter((entry) => !isSame(entry, tidy))].slice(0, RECENT_LIMIT);
}

/** Forgets one search. */
export function removeRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((entry) => !isSame(entry, query));
}

/** Reads what was stored; anything that is not a list of texts counts as nothing. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((entry): entry is string => typeof entry === 'string').slice(0, RECENT_LIMIT)
      : [];
  } catch {
    return [];
  }
}
