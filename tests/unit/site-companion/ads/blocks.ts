import {
  type AdFacts,
  type AdState,
  BACKERS_URL,
  type FoundElement,
  reduceAds,
  startAds,
} from '../../../../plugins/site-companion/ads/state';

/** What a look for the network's element finds. */
export type Look = FoundElement | null;

/** A reader to whom ads are shown. */
export const READER: AdFacts = { network: true, appeal: false };

export const MISS: Look = null;
export const AD: Look = { link: 'https://ads.test/click' };
export const LINKLESS: Look = { link: null };
export const BACKERS: Look = { link: BACKERS_URL };

export function misses(count: number): Look[] {
  return Array.from({ length: count }, () => MISS);
}

/** A block's state after some looks. */
export function after(looks: readonly Look[], facts: Partial<AdFacts> = {}): AdState {
  return looks.reduce(reduceAds, startAds({ ...READER, ...facts }));
}
