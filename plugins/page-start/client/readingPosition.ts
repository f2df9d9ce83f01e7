import type { ClientModule } from '@docusaurus/types';
import { tryStorage } from '../../shared/storage';

/** The part of the Navigation API that the site uses. Not all browsers support it. */
interface WithNavigation {
  navigation?: { currentEntry: { key: string } | null };
}

/**
 * The `sessionStorage` key of the positions. Session storage makes them available to later documents in the same tab.
 */
const POSITIONS_KEY = 'reading-positions';
/** The number of history entries whose positions are stored. Few readers go back further. */
const MAX_POSITIONS = 50;

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

/** Returns the stored positions, or an empty list if storage is blocked or contains invalid data. */
function readPositions(): [string, number][] {
  const stored = tryStorage<unknown>(() =>
    JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]'),
  );
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

/** The reading position of each history entry, in px from the top. */
const positions = new Map<string, number>();

function storePositions(): void {
  const last = [...positions].slice(-MAX_POSITIONS);
  tryStorage(() => sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(last)));
}

let isListening = false;
/** The history entry of the current page. */
let currentEntry: string | undefined;
/** The last position on the current page. It isn't updated while the reader leaves the page. */
let currentPosition = 0;
let isLeaving = false;
/** Whether a history navigation is in progress: from the `popstate` event until the page has changed. */
let isReturning = false;

/**
 * Returns the key of the current history entry. Without the Navigation API, the entries of same-page links have no
 * key, so the browser scrolls to the heading in the URL's hash instead.
 */
function getEntryKey(location: { key?: string; hash: string }): string | undefined {
  const first = location.hash === '' ? 'first' : undefined;
  return (window as WithNavigation).navigation?.currentEntry?.key ?? location.key ?? first;
}

function listen(): void {
  for (const [entry, position] of readPositions()) {
    positions.set(entry, position);
  }
  addEventListener('pagehide', storePositions);
  addEventListener(
    'scroll',
    () => {
      if (!isLeaving) {
        currentPosition = scrollY;
      }
    },
    { passive: true },
  );
  addEventListener(
    'popstate',
    () => {
      // Browsers scroll at this point, while the old page is still shown.
      isReturning = isLeaving = true;
    },
    true,
  );
}

/**
 * Restores the reading position when the reader goes back or forward. Docusaurus scrolls each page to its top, or to
 * the heading of the hash. It relies on the browser to restore the position, but the browser gives up if the page
 * hasn't loaded yet.
 */
const clientModule: ClientModule = {
  onRouteUpdate() {
    isLeaving = isListening;
    if (currentEntry !== undefined) {
      positions.set(currentEntry, currentPosition);
    }
    return undefined;
  },
  onRouteDidUpdate({ location }) {
    if (!isListening) {
      isListening = true;
      listen();
    }
    currentEntry = getEntryKey(location);
    const position = currentEntry === undefined ? undefined : positions.get(currentEntry);
    if (isReturning && position !== undefined) {
      scrollTo({ top: position, behavior: 'instant' });
    }
    isReturning = isLeaving = false;
    currentPosition = scrollY;
  },
};

export default clientModule;
