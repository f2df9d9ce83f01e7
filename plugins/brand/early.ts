import { tryStorage } from '../shared/tryStorage';

/** The longest time to the first byte, in ms, with which a preloaded font still arrives before the first paint. */
const FAST_RESPONSE_MS = 100;

/** The `localStorage` key for the URL of the text font that this browser has cached. */
const CACHED_FONT_KEY = 'text-font';

/** Returns whether the page arrived quickly. This script runs as soon as the first bytes are parsed. */
function isFastConnection(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return performance.now() - (page?.requestStart ?? 0) < FAST_RESPONSE_MS;
}

/**
 * Decides before the first paint which fonts the page uses. The text font is preloaded if it is cached, or if it
 * will arrive in time. On a slow connection the browser would block the first paint for the font and then give up.
 * There the page uses the fallback fonts, and loads the text font after everything else, for the next page load.
 */
export default function initFonts(): void {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!link) {
    return;
  }
  const preload = (): void => {
    link.media = 'all';
  };
  // If the font fails to load, the next page requests it again.
  link.onload = () => tryStorage(() => localStorage.setItem(CACHED_FONT_KEY, link.href));
  const isCached = tryStorage(() => localStorage.getItem(CACHED_FONT_KEY)) === link.href;
  // Only Chromium (which is the only engine that prerenders) needs the preload of a cached font. Other engines paint
  // sooner without it.
  if (isCached ? 'prerendering' in document : isFastConnection()) {
    preload();
  } else if (!isCached) {
    // The attribute stays during client-side navigation, so that the app bar doesn't move.
    document.documentElement.dataset.fonts = 'later';
    addEventListener('load', preload);
  }
}
