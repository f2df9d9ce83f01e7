import type { AdShape } from '../../../plugins/site-companion/ads/outcome';
import type { Behavior } from '../../fixtures/network';
import type { ShownAd } from './adUnit';

/** A behavior of the ad network, and the content that the ad unit shows as a result. */
export interface AdCase {
  behavior: Behavior;
  shown: ShownAd;
  /** Label of the events, without placement and shape. */
  label: string;
  /** Number of requests for the feed or the script on one page. */
  requests: number;
  /** Behavior of the script that is requested after the feed. */
  script?: Behavior;
  /** Behavior of the ad's picture and pixels. */
  pictures?: Behavior;
  /** Message of the error that the network's script throws. */
  throws?: string;
}

const NETWORK_AD = { shown: 'network', label: 'carbon', requests: 1 } as const;
const BACKERS_AD = { shown: 'house', label: 'in-house-carbon', requests: 1 } as const;
const HOUSE_AD = { shown: 'house', label: 'in-house', requests: 1 } as const;

/** How often the companion requests a feed that contains no ad. */
const FEED_TRIES = 4;

/** The cases of a visit. The visit starts with the first case. */
export type AdCases = [AdCase, ...AdCase[]];

export const AD_CASES: Record<AdShape, AdCases> = {
  image: [
    { behavior: 'serve', ...NETWORK_AD },
    { behavior: 'twice', ...NETWORK_AD },
    { behavior: 'slow', ...NETWORK_AD },
    { behavior: 'hostile', ...NETWORK_AD },
    { behavior: 'house', ...BACKERS_AD },
    { behavior: 'empty', ...HOUSE_AD },
    { behavior: 'refuse', ...HOUSE_AD },
    { behavior: 'error', ...HOUSE_AD },
    { behavior: 'malformed', ...HOUSE_AD, throws: 'Unexpected token' },
    { behavior: 'throw', ...HOUSE_AD, throws: 'The fake network threw this.' },
    // This case must be the last, because two pages of a visit share the pending request.
    { behavior: 'hang', ...HOUSE_AD },
  ],
  // The feed's unit tests cover every behavior. A failed request leads to the script, as an empty feed does.
  inline: [
    { behavior: 'serve', ...NETWORK_AD },
    { behavior: 'hostile', ...NETWORK_AD },
    { behavior: 'house', ...BACKERS_AD },
    { behavior: 'empty', ...HOUSE_AD, requests: FEED_TRIES, script: 'empty' },
    { behavior: 'empty', ...NETWORK_AD, requests: FEED_TRIES, script: 'serve' },
    { behavior: 'endless', ...NETWORK_AD, script: 'serve' },
    { behavior: 'error', ...NETWORK_AD, script: 'serve' },
    { behavior: 'refuse', ...NETWORK_AD, script: 'serve' },
    { behavior: 'malformed', ...HOUSE_AD, script: 'empty' },
    { behavior: 'hang', ...HOUSE_AD, script: 'empty' },
  ],
};

/**
 * Cases in which the pictures fail. They need a separate visit, because a document doesn't request a picture again
 * after it has loaded.
 */
export const PICTURE_CASES: AdCases = [
  { behavior: 'serve', ...NETWORK_AD, pictures: 'error' },
  { behavior: 'serve', ...NETWORK_AD, pictures: 'refuse' },
  { behavior: 'serve', ...NETWORK_AD, pictures: 'malformed' },
  // This case must be the last, because a later ad would wait for the same response.
  { behavior: 'serve', ...NETWORK_AD, pictures: 'hang' },
];

/** Settings with short times, which are far enough apart that the order of events doesn't depend on the machine. */
export const QUICK_ADS = {
  pollIntervalMs: 30,
  displayDelayMs: 900,
  feedTries: FEED_TRIES,
} as const;

/** Delays of the fake network. A slow ad loads after the companion assumes an ad blocker, but before polling ends. */
export const QUICK_NETWORK = { adDelayMs: 30, stepMs: 40 } as const;

/** Source of a script that inserts an ad where the network's script would. */
export const AD_SOURCE = `{
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<a href="https://ads.fake-network.test/click/script">An ad.</a>';
  document.getElementById('_carbonads_js').parentNode.append(ad);
}
`;
