/** How often the network's element is looked for at most. */
export const POLL_TRIES = 30;

/** A blocker is assumed after more than this many looks. An ad that is only slow takes it back. */
const BLOCKER_AFTER_TRIES = 6;

/** Where the network's element links when the network has no ad. */
export const BACKERS_URL = 'https://material-ui-next.com/discover-more/backers';

/** Host and path of an address, without a slash at the end; empty if it is none. */
function placeOf(address: string | null): string {
  try {
    const { host, pathname } = new URL(address ?? '');
    return host + pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}

/** What the network's element matches, in either shape. */
export const NETWORK_ELEMENT = '#carbonads,.carbonads,.ea-placement';

/** What is settled before the block starts; it holds for the block's whole life. */
export interface AdFacts {
  /**
   * Whether a network is configured, the page's host is among its `hosts`, and the reader's privacy signal
   * allows it.
   */
  network: boolean;
  /** The visit's draw: what a blocker receives. */
  appeal: boolean;
}

/**
 * What looking for the network's element has shown: nothing yet; a blocker, by its absence; the
 * network's ad; or the network's own sign that it has none.
 */
export type Finding = 'unknown' | 'blocker' | 'served' | 'backers';

export interface AdState {
  readonly facts: AdFacts;
  /** Looks so far. */
  readonly tries: number;
  readonly finding: Finding;
}

/** The network's element in the page. */
export interface FoundElement {
  /** Where its first link points; `null` if it has none. */
  link: string | null;
}

/** The state of a new block: nothing is known. */
export function startAds(facts: AdFacts): AdState {
  return { facts, tries: 0, finding: 'unknown' };
}

/**
 * When to look for the network's element next: at once, then at the interval, up to the limit. Readers who
 * object never ask the network.
 *
 * @param intervalMs - Time between two looks.
 * @returns the time from now in ms, 0 for the first look; `null` when looking is over, and with it
 *   all that waits for the network
 */
export function pollDelay({ facts, finding, tries }: AdState, intervalMs: number): number | null {
  const isOpen = finding === 'unknown' || finding === 'blocker';
  if (!facts.network || !isOpen || tries >= POLL_TRIES) {
    return null;
  }
  return tries === 0 ? 0 : intervalMs;
}

function findingOf(tries: number, element: FoundElement | null): Finding {
  if (element) {
    return placeOf(element.link) === placeOf(BACKERS_URL) ? 'backers' : 'served';
  }
  return tries > BLOCKER_AFTER_TRIES ? 'blocker' : 'unknown';
}

/**
 * The state machine of the ad block: the page was searched for the network's element. One that is found ends
 * the search, late or not; a look after the end changes nothing.
 *
 * @param element - What was found.
 * @returns the next state; the same object if nothing changed
 */
export function reduceAds(state: AdState, element: FoundElement | null): AdState {
  if (pollDelay(state, 0) === null) {
    return state;
  }
  const tries = state.tries + 1;
  return { ...state, tries, finding: findingOf(tries, element) };
}
