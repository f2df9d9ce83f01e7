/**
 * The network's part of the ad block: a bundle of its own, loaded only where the network is asked.
 */
import type { NetworkAd } from '../ads/feed';
import { loadFeed } from '../ads/loadFeed';
import type { AdShape } from '../ads/outcome';
import { AD_SCRIPT_ID, adScriptUrl } from '../ads/script';
import { NETWORK_NAME } from '../ads/sponsored';
import type { AdNetworkSettings } from '../shared/settings';
import { element, picture, sponsored } from './adElements';
import { frameAd } from './adFrame';

export interface Question {
  network: AdNetworkSettings;
  shape: AdShape;
  feedTries: number;
  /** When it is over, nobody would see an ad any more. */
  signal: AbortSignal;
}

/** An ad of the network's feed. Its class is one by which the network's element is looked for. */
function networkAdElement(ad: NetworkAd): HTMLElement {
  const made = sponsored({
    link: ad.link,
    title: ad.company,
    text: ad.description,
    small: NETWORK_NAME,
    pictures: ad.image ? [picture(ad.image, { referrerpolicy: 'no-referrer' })] : [],
  });
  const impressions = ad.impressions.map((src) =>
    element('img', { alt: '', class: 'ad-pixel', height: '1', src, width: '1' }),
  );
  return element('span', { class: 'carbonads' }, made, ...impressions);
}

/**
 * Asks the network's script for an ad, which it puts beside itself. On the page it may do whatever the
 * page may; in a frame of its own it reaches nothing else.
 *
 * @param slot where the ad is to stand
 */
function askScript(slot: HTMLElement, network: AdNetworkSettings): void {
  if (network.isolation === 'frame') {
    frameAd(slot);
    return;
  }
  slot.append(element('script', { id: AD_SCRIPT_ID, async: '', src: adScriptUrl(network) }));
}

/**
 * Asks the network for an ad, which appears in the slot: for an image its script; for an inline ad its
 * feed, and the script where the feed has answered but has no ad.
 *
 * @returns rejects if the slot cannot show what the feed has
 */
export async function askNetwork(
  slot: HTMLElement,
  { network, shape, feedTries, signal }: Question,
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
  askScript(slot, network);
}
