import { useState } from 'react';
import { tryStorage } from '../../../shared/storage';

/** The maximum number of stored searches. */
export const MAX_RECENT_SEARCHES = 5;

/** Adds a search at the start. Removes an earlier duplicate, and the oldest searches above the limit. */
export function addRecentSearch(recent: readonly string[], query: string): string[] {
  return [query, ...removeRecentSearch(recent, query)].slice(0, MAX_RECENT_SEARCHES);
}

/** Removes a search, ignoring case. */
function removeRecentSearch(recent: readonly string[], query: string): string[] {
  return recent.filter((entry) => entry.toLowerCase() !== query.toLowerCase());
}

/** Parses the stored searches. Returns an empty list for invalid data. */
export function parseRecentSearches(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value
          .filter((entry): entry is string => typeof entry === 'string')
          .slice(0, MAX_RECENT_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

const STORAGE_KEY = 'toolpad-docs-recent-searches';

interface RecentSearches {
  recent: readonly string[];
  remember: (query: string) => void;
  forget: (query: string) => void;
}

/** Returns the reader's recent searches in this browser. If storage is blocked, they are lost on the next page load. */
export function useRecentSearches(): RecentSearches {
  const [recent, setRecent] = useState(() =>
    parseRecentSearches(tryStorage(() => localStorage.getItem(STORAGE_KEY)) ?? null),
  );
  const change = (next: string[]): void => {
    setRecent(next);
    tryStorage(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(next)));
  };
  return {
    recent,
    remember: (query) => change(addRecentSearch(recent, query)),
    forget: (query) => change(removeRecentSearch(recent, query)),
  };
}
