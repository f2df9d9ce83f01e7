import type { Outcome } from './outcome';

const MAX_POLLS = 30;
const POLL_INTERVAL_MS = 500;

/**
 * The number of polls without the network's element after which a blocker is assumed. A later poll may still find the
 * element.
 */
const BLOCKER_AFTER_POLLS = 6;

/** Matches the hosts of the backers page, which the network links to if it has no ad. */
const BACKERS_HOST = /^(?:.+\.)?(?:mui|material-ui-next)\.com$/;

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

export const createAdState = (conditions: AdConditions): AdState => ({
  conditions,
  polls: 0,
  outcome: 'unknown',
});

/** Returns whether a URL is that of a backers page. Its path may have a prefix, but nothing after `backers`. */
export function isBackersLink(link: string): boolean {
  try {
    const { hostname, pathname } = new URL(link);
    return BACKERS_HOST.test(hostname) && /\/backers\/*$/.test(pathname);
  } catch {
    return false;
  }
}

/**
 * Returns the time until the next poll for the network's element.
 *
 * @returns the time in ms, which is 0 for the first poll; `null` when polling has ended
 */
export function getPollDelay({ conditions, outcome, polls }: AdState): number | null {
  const isFound = outcome === 'network' || outcome === 'house-carbon';
  // Without a network, the first poll decides.
  if (isFound || polls >= (conditions.usesNetwork ? MAX_POLLS : 1)) {
    return null;
  }
  return polls === 0 ? 0 : POLL_INTERVAL_MS;
}

/**
 * Returns the next state after a poll. When a poll finds the network's element, polling ends, and later polls change
 * nothing.
 *
 * @param links - the URLs of the links in the network's element; `null` if the poll didn't find the element
 */
export function reduceAds(state: AdState, links: readonly string[] | null): AdState {
  if (getPollDelay(state) === null) {
    return state;
  }
  const { usesNetwork, showsAppeal } = state.conditions;
  const polls = state.polls + 1;
  if (!usesNetwork) {
    return { ...state, polls, outcome: 'house' };
  }
  if (links) {
    return { ...state, polls, outcome: links.some(isBackersLink) ? 'house-carbon' : 'network' };
  }
  const fallback = showsAppeal ? 'appeal' : 'house';
  return { ...state, polls, outcome: polls > BLOCKER_AFTER_POLLS ? fallback : 'unknown' };
}
