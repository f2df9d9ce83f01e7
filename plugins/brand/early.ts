import { tryStorage } from '../shared/tryStorage';
import { FONTS } from './shared/tokens';

/** The maximum time to first byte, in ms, at which a preloaded font arrives before the first paint. */
const FAST_RESPONSE_MS = 100;

/** The `localStorage` key for the URL of the text font that this browser has cached. */
const CACHED_FONT_KEY = 'text-font';

/**
 * Returns whether the connection is fast. The inline script runs as soon as the first bytes are parsed, so the time
 * since the request approximates the time to first byte.
 */
function isFastConnection(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return performance.now() - (page?.requestStart ?? 0) < FAST_RESPONSE_MS;
}

/**
 * Decides before the first paint which text font the page uses. If the font is cached, or arrives in time, the page
 * preloads it, and the first paint already uses it. On a slow connection, a preload would delay the first paint. So the
 * page is painted with the fallback fonts, loads the text font as soon as the HTML has arrived, and then replaces its
 * fallback. Code keeps the fallback until the next page, because its own font would be a second download.
 */
export default function initFonts(): void {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!link) {
    return;
  }
  // A font that fails to load isn't stored, so that the next page doesn't expect it in the cache.
  const storeUrl = (): void => {
    tryStorage(() => localStorage.setItem(CACHED_FONT_KEY, link.href));
  };
  const isCached = tryStorage(() => localStorage.getItem(CACHED_FONT_KEY)) === link.href;
  // Of all engines, only Chromium supports prerendering, and only Chromium benefits from preloading a cached font. The
  // others paint earlier without the preload.
  if (isCached ? 'prerendering' in document : isFastConnection()) {
    link.onload = storeUrl;
    link.media = 'all';
  } else if (!isCached) {
    const { dataset } = document.documentElement;
    dataset.fonts = 'later';
    document.addEventListener('DOMContentLoaded', () => {
      document.fonts.load(`1em '${FONTS.font}'`).then(() => {
        storeUrl();
        dataset.fonts = 'text';
      }, Boolean);
    });
  }
}
