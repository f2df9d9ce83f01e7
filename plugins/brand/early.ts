import { tryStorage } from '../shared/tryStorage';

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
 * Decides before the first paint whether the page preloads its text font. If the font is cached, or arrives in time,
 * the first paint already uses it. On a slow connection, a preload would delay the first paint, so the browser loads
 * the font when it lays out the text, and replaces the fallback font when it arrives.
 */
export default function initFonts(): void {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!link) {
    return;
  }
  const preload = (): void => {
    link.media = 'all';
  };
  // A font that fails to load isn't stored, so that the next page doesn't expect it in the cache.
  link.onload = () => tryStorage(() => localStorage.setItem(CACHED_FONT_KEY, link.href));
  const isCached = tryStorage(() => localStorage.getItem(CACHED_FONT_KEY)) === link.href;
  // Of all engines, only Chromium supports prerendering, and only Chromium benefits from preloading a cached font. The
  // others paint earlier without the preload.
  if (isCached ? 'prerendering' in document : isFastConnection()) {
    preload();
  } else if (!isCached) {
    // The browser has loaded the font by now, so this only records that it is cached.
    addEventListener('load', preload);
  }
}
