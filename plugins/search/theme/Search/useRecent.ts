import { useState } from 'react';
import { tryStorage } from '../../../shared/tryStorage';

/** The maximum number of stored searches. */
export const RECENT_LIMIT = 5;

/** Adds a search at the start. Removes an earlier duplicate, and the oldest searches above the limit. */
export function addRecent(recent: readonly string[], query: string): string[] {
  return [query, ...removeRecent(recent, query)].slice(0, RECENT_LIMIT);
}

/** Removes a search, ignoring case. */
function removeRecent(recent: readonly string[], query: string): string[] {
  return recent.filter((entry) => entry.toLowerCase() !== query.toLowerCase());
}

/** Parses the stored searches. Returns an empty list for invalid data. */
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

const STORAGE_KEY = 'toolpad-docs-recent-searches';

interface RecentSearches {
  recent: readonly string[];
  remember: (query: string) => void;
  forget: (query: string) => void;
}

/** Returns the reader's recent searches in this browser. If storage is blocked, they are lost on the next page load. */
export function useRecent(): RecentSearches {
  const [recent, setRecent] = useState(() =>
    parseRecent(tryStorage(() => localStorage.getItem(STORAGE_KEY)) ?? null),
  );
  const change = (next: string[]): void => {
    setRecent(next);
    tryStorage(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(next)));
  };
  return {
    recent,
    remember: (query) => change(addRecent(recent, query)),
    forget: (query) => change(removeRecent(recent, query)),
  };
}
