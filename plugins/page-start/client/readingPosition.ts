import type { ClientModule } from '@docusaurus/types';
import { unlessBlocked } from '../../shared/unlessBlocked';

/** The part of the Navigation API that is used here; not every browser has it. */
interface WithNavigation {
  navigation?: { currentEntry: { key: string } | null };
}

/** The `sessionStorage` key of the positions, for the entries of documents that are loaded again. */
const POSITIONS_KEY = 'reading-positions';
/** More steps back than anybody takes. */
const MAX_POSITIONS = 50;

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

/** None, where storage is blocked or has none of ours. */
function readPositions(): [string, number][] {
  const kept = unlessBlocked<unknown>(() =>
    JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '[]'),
  );
  return Array.isArray(kept) ? kept.filter(isPosition) : [];
}

/** Where the reader was, in px from the top, by history entry. */
const positions = new Map<string, number>();

function storePositions(): void {
  const last = [...positions].slice(-MAX_POSITIONS);
  unlessBlocked(() => sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(last)));
}

let isListening = false;
/** The entry of the page that is shown. */
let shown: string | undefined;
/** The last position on that page; no longer updated once it is being left. */
let current = 0;
let isLeaving = false;
/** True from the browser's word that it goes through its history until the page has changed. */
let isReturning = false;

/**
 * What names the current history entry. Without the Navigation API, entries that plain anchors have
 * made have no name: there the heading that the address names will do.
 */
function entryOf(location: { key?: string; hash: string }): string | undefined {
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
        current = scrollY;
      }
    },
    { passive: true },
  );
  addEventListener(
    'popstate',
    () => {
      // Browsers scroll at once, while the page that is left still stands there.
      isReturning = isLeaving = true;
    },
    true,
  );
}

/**
 * Keeps the reading position when the reader goes back or forward. Docusaurus sends every page to its
 * top, or to the heading that the address names, and leaves it to the browser to correct this; the
 * browser gives up where the page is still to be fetched.
 */
const readingPosition: ClientModule = {
  onRouteUpdate() {
    isLeaving = isListening;
    if (shown !== undefined) {
      positions.set(shown, current);
    }
    return undefined;
  },
  onRouteDidUpdate({ location }) {
    if (!isListening) {
      isListening = true;
      listen();
    }
    shown = entryOf(location);
    const position = shown === undefined ? undefined : positions.get(shown);
    if (isReturning && position !== undefined) {
      scrollTo({ top: position, behavior: 'instant' });
    }
    isReturning = isLeaving = false;
    current = scrollY;
  },
};

export default readingPosition;
