import type { AdShape } from '../../../plugins/site-companion/ads/outcome';
import type { Behavior } from '../../fixtures/network';
import type { Shown } from './block';

/** A behavior of the network, and the content that the block shows as a result. */
export interface AdCase {
  behavior: Behavior;
  shown: Shown;
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

const served = { shown: 'network', label: 'carbon', requests: 1 } as const;
const backers = { shown: 'house', label: 'in-house-carbon', requests: 1 } as const;
const missing = { shown: 'house', label: 'in-house', requests: 1 } as const;

/** Number of requests for a feed without an ad. */
const FEED_TRIES = 4;

/** The cases of a visit. The visit starts with the first case. */
export type AdCases = [AdCase, ...AdCase[]];

export const AD_CASES: Record<AdShape, AdCases> = {
  image: [
    { behavior: 'serve', ...served },
    { behavior: 'twice', ...served },
    { behavior: 'slow', ...served },
    { behavior: 'hostile', ...served },
    { behavior: 'house', ...backers },
    { behavior: 'empty', ...missing },
    { behavior: 'refuse', ...missing },
    { behavior: 'error', ...missing },
    { behavior: 'malformed', ...missing, throws: 'Unexpected token' },
    { behavior: 'throw', ...missing, throws: 'The fake network threw this.' },
    // This case must be the last, because two pages of a visit share the pending request.
    { behavior: 'hang', ...missing },
  ],
  // The feed's unit tests cover every behavior.
  inline: [
    { behavior: 'serve', ...served },
    { behavior: 'hostile', ...served },
    { behavior: 'house', ...backers },
    { behavior: 'empty', ...missing, requests: FEED_TRIES, script: 'empty' },
    { behavior: 'empty', ...served, requests: FEED_TRIES, script: 'serve' },
    { behavior: 'endless', ...missing },
    { behavior: 'error', ...missing },
    { behavior: 'hang', ...missing },
  ],
};

/**
 * Cases in which the pictures fail. They need a separate visit, because a document doesn't request a picture again
 * after it has loaded.
 */
export const PICTURE_CASES: AdCases = [
  { behavior: 'serve', ...served, pictures: 'error' },
  { behavior: 'serve', ...served, pictures: 'refuse' },
  { behavior: 'serve', ...served, pictures: 'malformed' },
  // This case must be the last, because a later ad would wait for the same response.
  { behavior: 'serve', ...served, pictures: 'hang' },
];

/** Times in ms. They are short, but far enough apart that the order of events doesn't depend on the machine. */
export const QUICK_ADS = {
  pollIntervalMs: 30,
  displayDelayMs: 900,
  feedTries: FEED_TRIES,
} as const;

/** Times in ms with which a slow ad loads after a blocker is assumed, but before polling ends. */
export const QUICK_NETWORK = { adDelayMs: 30, stepMs: 40 } as const;

/** Source of a script that inserts an ad at the same position as the network's script. */
export const AD_SOURCE = `{
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<a href="https://ads.fake-network.test/click/script">An ad.</a>';
  document.getElementById('_carbonads_js').parentNode.append(ad);
}
`;
