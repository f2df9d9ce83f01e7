import { unlessBlocked } from '../../../shared/unlessBlocked';
import { parseRecent } from '../../engine/recent';

const KEY = 'toolpad-docs-recent-searches';

/** The searches of this browser; none where storage is blocked. */
export function readRecent(): string[] {
  return parseRecent(unlessBlocked(() => localStorage.getItem(KEY)) ?? null);
}

/** Remembers searches; where storage is blocked they are forgotten when the page is left. */
export function writeRecent(recent: readonly string[]): void {
  unlessBlocked(() => localStorage.setItem(KEY, JSON.stringify(recent)));
}
