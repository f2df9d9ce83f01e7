import type { AdShape } from '../../../plugins/site-companion/ads/outcome';
import type { Behaviour } from '../../fixtures/network';
import type { Shown } from './block';

/** How the network behaves, and what becomes of it. */
export interface AdCase {
  behaviour: Behaviour;
  shown: Shown;
  /** The label of the events, without placement and shape. */
  label: string;
  /** How often the feed or the script is asked on one page. */
  requests: number;
  /** How the script behaves where the feed is asked first; not at all is as if it were blocked. */
  script?: Behaviour;
  /** Whether the script is asked after the feed. */
  asksScript?: boolean;
  /** The browser asks once for a script that two pages of a visit wait for. */
  isShared?: boolean;
  /** Errors that the network's own script throws. */
  throws?: string;
}

const served = { shown: 'network', label: 'carbon', requests: 1 } as const;
const backers = { shown: 'house', label: 'in-house-carbon', requests: 1 } as const;
const missing = { shown: 'house', label: 'in-house', requests: 1 } as const;

/** How often a feed without an ad is asked. */
const FEED_TRIES = 4;

export const AD_CASES: Record<AdShape, AdCase[]> = {
  image: [
    { behaviour: 'serve', ...served },
    { behaviour: 'twice', ...served },
    { behaviour: 'slow', ...served },
    { behaviour: 'hostile', ...served },
    { behaviour: 'house', ...backers },
    { behaviour: 'empty', ...missing },
    { behaviour: 'refuse', ...missing },
    { behaviour: 'error', ...missing },
    { behaviour: 'hang', ...missing, isShared: true },
    { behaviour: 'redirect', ...missing },
    { behaviour: 'none', ...missing },
    { behaviour: 'malformed', ...missing, throws: 'Unexpected token' },
    { behaviour: 'throw', ...missing, throws: 'The fake network threw this.' },
  ],
  inline: [
    { behaviour: 'serve', ...served },
    { behaviour: 'twice', ...served },
    { behaviour: 'slow', ...served },
    { behaviour: 'hostile', ...served },
    { behaviour: 'house', ...backers },
    { behaviour: 'empty', ...missing, requests: FEED_TRIES, script: 'empty', asksScript: true },
    { behaviour: 'empty', ...served, requests: FEED_TRIES, asksScript: true },
    { behaviour: 'huge', ...missing },
    { behaviour: 'bomb', ...missing },
    { behaviour: 'endless', ...missing },
    { behaviour: 'none', ...missing },
    { behaviour: 'refuse', ...missing },
    { behaviour: 'error', ...missing },
    { behaviour: 'hang', ...missing },
    { behaviour: 'redirect', ...missing },
    { behaviour: 'malformed', ...missing },
  ],
};

/** Times in ms: short, and far enough apart that the order of events does not depend on the machine. */
export const QUICK_ADS = {
  pollIntervalMs: 30,
  displayDelayMs: 900,
  feedTries: FEED_TRIES,
} as const;

/** A slow answer comes after a blocker was assumed and before the search ends. */
export const QUICK_NETWORK = { adDelayMs: 30, stepMs: 40 } as const;
