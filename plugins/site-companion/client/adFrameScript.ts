/** The inline script of the ad's frame. When an ad is shown, it sends the URL of the ad's link to the page. */
import { NETWORK_ELEMENT_SELECTOR } from '../ads/state';

function reportAd(): void {
  const ad = document.querySelector(NETWORK_ELEMENT_SELECTOR);
  if (ad) {
    const link = ad.querySelector('a')?.href ?? null;
    parent.postMessage({ type: 'companion:ad', link }, '*');
  }
}

new MutationObserver(reportAd).observe(document.documentElement, {
  childList: true,
  subtree: true,
});
