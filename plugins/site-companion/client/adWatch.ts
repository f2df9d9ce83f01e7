/**
 * The inline script of the ad's frame: it tells the page around when the network's script has put an ad
 * into the frame, and where the ad links.
 */
import { NETWORK_ELEMENT } from '../ads/state';

function look(): void {
  const ad = document.querySelector(NETWORK_ELEMENT);
  if (ad) {
    const link = ad.querySelector('a')?.href ?? null;
    parent.postMessage({ type: 'companion:ad', link }, '*');
  }
}

new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
