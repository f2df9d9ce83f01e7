/**
 * The network's part of the ad block: a bundle of its own, loaded only where the network is asked.
 */
import { loadFeed } from '../ads/loadFeed';
import type { AdShape } from '../ads/outcome';
import type { AdNetworkSettings } from '../shared/settings';
import { networkAdElement } from './networkAdElement';
import { askScript } from './networkScript';

export interface Question {
  network: AdNetworkSettings;
  shape: AdShape;
  feedTries: number;
  /** When it is over, nobody would see an ad any more. */
  signal: AbortSignal;
  /** The network's script has inserted something outside of its slot. */
  onStray: () => void;
}

/**
 * Asks the network for an ad, which appears in the slot: for an image its script; for an inline ad its
 * feed, and the script where the feed has answered but has no ad.
 *
 * @returns rejects if the slot cannot show what the feed has
 */
export async function askNetwork(
  slot: HTMLElement,
  { network, shape, feedTries, signal, onStray }: Question,
): Promise<void> {
  if (shape === 'inline') {
    const ask = (url: string): Promise<Response> => fetch(url, { signal, credentials: 'omit' });
    const ad = await loadFeed(network.feedUrl, ask, feedTries);
    if (signal.aborted || ad === 'failed') {
      return;
    }
    if (ad !== 'empty') {
      slot.append(networkAdElement(ad));
      return;
    }
  }
  askScript(slot, network, onStray);
}
