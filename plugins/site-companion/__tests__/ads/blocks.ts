import {
  type AdFacts,
  type AdState,
  BACKERS_URL,
  type FoundElement,
  reduceAds,
  startAds,
} from '../../ads/state';

/** What a look for the network's element finds. */
export type Look = FoundElement | null;

export const AD: Look = { link: 'https://ads.test/click' };
export const LINKLESS: Look = { link: null };
export const BACKERS: Look = { link: BACKERS_URL };

export function misses(count: number): Look[] {
  return Array.from({ length: count }, () => null);
}

/** The block's state after some looks, of a reader to whom ads are shown. */
export function after(looks: readonly Look[], facts: Partial<AdFacts> = {}): AdState {
  return looks.reduce(reduceAds, startAds({ network: true, appeal: false, ...facts }));
}
