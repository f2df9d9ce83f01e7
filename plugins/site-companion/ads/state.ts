import type { Outcome } from './outcome';

const MAX_POLLS = 30;

/**
 * The number of polls without the network's element after which a blocker is assumed. A later poll may still find the
 * element.
 */
const BLOCKER_AFTER_POLLS = 6;

/** The host and path that the network's element links to if the network has no ad. */
const BACKERS_LINK = 'material-ui-next.com/discover-more/backers';

/** Matches the network's element, for both image and inline ads. */
export const NETWORK_ELEMENT_SELECTOR = '#carbonads,.carbonads,.ea-placement';

/** Conditions that don't change during the lifetime of an ad unit. */
export interface AdConditions {
  /** Whether a network is configured for this host, and no privacy signal forbids it. */
  usesNetwork: boolean;
  /** Whether this visit is sampled for the appeal, which replaces the house ad if a blocker is assumed. */
  showsAppeal: boolean;
}

export interface AdState {
  readonly conditions: AdConditions;
  readonly polls: number;
  readonly outcome: Outcome;
}

/** Returns the initial state of an ad unit. Without a network, it shows only house ads. */
export function createAdState(conditions: AdConditions): AdState {
  return { conditions, polls: 0, outcome: conditions.usesNetwork ? 'unknown' : 'house' };
}

/** Returns a URL's host, and its path without a trailing slash. Returns an empty string if the URL isn't absolute. */
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
 * @param intervalMs - the time between two polls
 * @returns the time in ms, which is 0 for the first poll; `null` when polling has ended
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
 * Returns the next state after a poll. When a poll finds the network's element, polling ends, and later polls change
 * nothing.
 *
 * @param element - the network's element with the URL of its first link; `null` if the poll didn't find it
 */
export function reduceAds(state: AdState, element: { link: string | null } | null): AdState {
  if (getPollDelay(state, 0) === null) {
    return state;
  }
  const polls = state.polls + 1;
  if (element) {
    const outcome = getHostAndPath(element.link) === BACKERS_LINK ? 'house-carbon' : 'network';
    return { ...state, polls, outcome };
  }
  const fallback = state.conditions.showsAppeal ? 'appeal' : 'house';
  return { ...state, polls, outcome: polls > BLOCKER_AFTER_POLLS ? fallback : 'unknown' };
}
