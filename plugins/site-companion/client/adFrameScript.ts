/** The inline script of the ad's frame. It reports to the page that an ad is shown, and the URL of its link. */
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
