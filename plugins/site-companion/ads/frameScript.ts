/** The inline script of the ad's frame. When an ad is shown, it sends the URL of the ad's link to the page. */
import { isBackersLink, NETWORK_ELEMENT_SELECTOR } from './state';

function reportAd(): void {
  const ad = document.querySelector(NETWORK_ELEMENT_SELECTOR);
  if (ad) {
    const links = [...ad.querySelectorAll('a')].map(({ href }) => href);
    // The page replaces the ad if it receives a link to a backers page.
    const link = links.find(isBackersLink) ?? links[0] ?? null;
    parent.postMessage({ type: 'companion:ad', link }, '*');
  }
}

new MutationObserver(reportAd).observe(document.documentElement, {
  childList: true,
  subtree: true,
});
