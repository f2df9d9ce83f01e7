import { useState } from 'react';
import { unlessBlocked } from '../../../shared/unlessBlocked';
import { addRecent, parseRecent, removeRecent } from '../../engine/recent';

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
