import { useState } from 'react';
import { addRecent, removeRecent } from '../../engine/recent';
import { readRecent, writeRecent } from './recentStorage';

interface RecentSearches {
  recent: readonly string[];
  remember: (query: string) => void;
  forget: (query: string) => void;
}

/** The reader's last searches, kept in this browser. */
export function useRecent(): RecentSearches {
  const [recent, setRecent] = useState(readRecent);
  const change = (next: string[]): void => {
    setRecent(next);
    writeRecent(next);
  };
  return {
    recent,
    remember: (query) => change(addRecent(recent, query)),
    forget: (query) => change(removeRecent(recent, query)),
  };
}
