import { parseRecent } from '../../engine/recent';

const KEY = 'toolpad-docs-recent-searches';

/** The searches of this browser; none where storage is blocked. */
export function readRecent(): string[] {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Remembers searches; where storage is blocked they are forgotten with the page. */
export function writeRecent(recent: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Nothing to do and nobody to tell: the list still works until the page is left.
  }
}
