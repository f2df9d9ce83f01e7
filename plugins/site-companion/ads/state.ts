import type { AdSettings } from '../shared/settings';

/** Time between two looks for the network's element. */
export const POLL_INTERVAL_MS = 500;

/** How often the network's element is looked for at most. */
export const POLL_TRIES = 30;

/** A blocker is assumed after more than this many looks. An ad that is only slow takes it back. */
export const BLOCKER_AFTER_TRIES = 6;

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
  readonly crashed: boolean;
}

/** The network's element in the page. */
interface FoundElement {
  /** Where its first link points; `null` if it has none. */
  link: string | null;
}

export type AdEvent =
  /** The page was searched for the network's element. */
  | { type: 'poll'; element: FoundElement | null }
  /** Something inside the block threw. */
  | { type: 'crash' };

/** The numbers that a site can set. */
export type PollLimits = Pick<AdSettings, 'pollIntervalMs' | 'pollTries' | 'blockerAfterTries'>;

/** The state of a new block: nothing is known. */
export function startAds(facts: AdFacts): AdState {
  return { facts, tries: 0, finding: 'unknown', crashed: false };
}

/** Whether the network is tried at all. Readers who object and a broken block never ask it. */
export function triesNetwork({ facts, crashed }: AdState): boolean {
  return facts.network && !crashed;
}

/**
 * When to look for the network's element next: at once, then at the interval, up to the limit.
 *
 * @returns the time from now in ms, 0 for the first look; `null` when looking is over, and with it
 *   all that waits for the network
 */
export function pollDelay(state: AdState, limits: PollLimits): number | null {
  const isOpen = state.finding === 'unknown' || state.finding === 'blocker';
  if (!triesNetwork(state) || !isOpen || state.tries >= limits.pollTries) {
    return null;
  }
  return state.tries === 0 ? 0 : limits.pollIntervalMs;
}

function findingOf(tries: number, element: FoundElement | null, limits: PollLimits): Finding {
  if (element) {
    return placeOf(element.link) === placeOf(BACKERS_URL) ? 'backers' : 'served';
  }
  return tries > limits.blockerAfterTries ? 'blocker' : 'unknown';
}

/**
 * The state machine of the ad block. An element that is found ends
 * the search, late or not; a look after the end, or a second crash, changes nothing.
 *
 * @returns the next state; the same object if nothing changed
 */
export function reduceAds(state: AdState, event: AdEvent, limits: PollLimits): AdState {
  if (event.type === 'crash') {
    return state.crashed ? state : { ...state, crashed: true };
  }
  if (pollDelay(state, limits) === null) {
    return state;
  }
  const tries = state.tries + 1;
  return { ...state, tries, finding: findingOf(tries, event.element, limits) };
}
