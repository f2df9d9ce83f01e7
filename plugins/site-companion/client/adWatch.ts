/** The inline script of the ad's frame. It reports to the page that there is an ad, and where it links. */
import { NETWORK_ELEMENT } from '../ads/state';

function reportAd(): void {
  const ad = document.querySelector(NETWORK_ELEMENT);
  if (ad) {
    const link = ad.querySelector('a')?.href ?? null;
    parent.postMessage({ type: 'companion:ad', link }, '*');
  }
}

new MutationObserver(reportAd).observe(document.documentElement, {
  childList: true,
  subtree: true,
});
