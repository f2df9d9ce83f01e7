import {
  type AdEvent,
  type AdFacts,
  type AdState,
  BACKERS_URL,
  BLOCKER_AFTER_TRIES,
  POLL_INTERVAL_MS,
  POLL_TRIES,
  type PollLimits,
  reduceAds,
  startAds,
} from '../../../../plugins/site-companion/ads/state';

/** A reader to whom ads are shown. */
export const READER: AdFacts = { network: true, appeal: false };

/** What holds where a site sets nothing else. */
export const LIMITS: PollLimits = {
  pollIntervalMs: POLL_INTERVAL_MS,
  pollTries: POLL_TRIES,
  blockerAfterTries: BLOCKER_AFTER_TRIES,
};

export const MISS: AdEvent = { type: 'poll', element: null };
export const AD: AdEvent = { type: 'poll', element: { link: 'https://ads.test/click' } };
export const LINKLESS: AdEvent = { type: 'poll', element: { link: null } };
export const BACKERS: AdEvent = { type: 'poll', element: { link: BACKERS_URL } };
export const CRASH: AdEvent = { type: 'crash' };

export function misses(count: number): AdEvent[] {
  return Array.from({ length: count }, () => MISS);
}

/** A block's state after some events. */
export function after(events: readonly AdEvent[], facts: Partial<AdFacts> = {}): AdState {
  return events.reduce(
    (state, event) => reduceAds(state, event, LIMITS),
    startAds({ ...READER, ...facts }),
  );
}
