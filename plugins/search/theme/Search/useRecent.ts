import { useState } from 'react';
import { unlessBlocked } from '../../../shared/unlessBlocked';

/** Searches that are remembered. More would be a history, not a help. */
export const RECENT_LIMIT = 5;

/** Puts a search first. One that was there before moves up; the oldest may fall off. */
export function addRecent(recent: readonly string[], query: string): string[] {
  return [query, ...removeRecent(recent, query)].slice(0, RECENT_LIMIT);
}

/** Forgets one search, however it is spelt. */
export function removeRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((entry) => entry.toLowerCase() !== query.toLowerCase());
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

const KEY = 'toolpad-docs-recent-searches';

interface RecentSearches {
  recent: readonly string[];
  remember: (query: string) => void;
  forget: (query: string) => void;
}

/**
 * The reader's last searches, kept in this browser. Where storage is blocked there are none at first, and
 * they are forgotten when the page is left.
 */
export function useRecent(): RecentSearches {
  const [recent, setRecent] = useState(() =>
    parseRecent(unlessBlocked(() => localStorage.getItem(KEY)) ?? null),
  );
  const change = (next: string[]): void => {
    setRecent(next);
    unlessBlocked(() => localStorage.setItem(KEY, JSON.stringify(next)));
  };
  return {
    recent,
    remember: (query) => change(addRecent(recent, query)),
    forget: (query) => change(removeRecent(recent, query)),
  };
}
