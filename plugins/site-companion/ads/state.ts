import type { Outcome } from './outcome';

const MAX_POLLS = 30;

/** More polls than this without the network's element mean a blocker, until the element is found after all. */
const BLOCKER_AFTER_POLLS = 6;

/** Host and path that the network's element links to when the network has no ad. */
const BACKERS = 'material-ui-next.com/discover-more/backers';

/** Selector of the network's element, for image and inline ads. */
export const NETWORK_ELEMENT = '#carbonads,.carbonads,.ea-placement';

/** Conditions that hold for the whole life of a block. */
export interface AdConditions {
  /** A network is configured, for this host, and the reader's privacy signal allows it. */
  usesNetwork: boolean;
  /** This visit was sampled for the appeal, which replaces the house ad where there is a blocker. */
  showsAppeal: boolean;
}

export interface AdState {
  readonly conditions: AdConditions;
  readonly polls: number;
  readonly outcome: Outcome;
}

/** Returns the state of a new block. Without a network, it shows house ads only. */
export function startAds(conditions: AdConditions): AdState {
  return { conditions, polls: 0, outcome: conditions.usesNetwork ? 'unknown' : 'house' };
}

/** Returns the host and the path without a final slash, or '' if the URL is not absolute. */
function getHostAndPath(url: string | null): string {
  try {
    const { host, pathname } = new URL(url ?? '');
    return host + pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}

/**
 * Returns the time until the next poll for the network's element.
 *
 * @param intervalMs - The time between two polls.
 * @returns the time in ms, 0 for the first poll; `null` when polling has ended
 */
export function getPollDelay(
  { conditions, outcome, polls }: AdState,
  intervalMs: number,
): number | null {
  const isFound = outcome === 'network' || outcome === 'house-carbon';
  if (!conditions.usesNetwork || isFound || polls >= MAX_POLLS) {
    return null;
  }
  return polls === 0 ? 0 : intervalMs;
}

/**
 * Reduces the state after a poll. Finding the network's element ends the polling, and later polls change nothing.
 *
 * @param element - The network's element with the URL of its first link; `null` if the poll found none.
 */
export function reduceAds(state: AdState, element: { link: string | null } | null): AdState {
  if (getPollDelay(state, 0) === null) {
    return state;
  }
  const polls = state.polls + 1;
  if (element) {
    const outcome = getHostAndPath(element.link) === BACKERS ? 'house-carbon' : 'network';
    return { ...state, polls, outcome };
  }
  const fallback = state.conditions.showsAppeal ? 'appeal' : 'house';
  return { ...state, polls, outcome: polls > BLOCKER_AFTER_POLLS ? fallback : 'unknown' };
}
