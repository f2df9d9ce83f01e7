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
 * Decides before the first paint which fonts the page uses. If the text font is cached, or arrives in time, the page
 * preloads it. On a slow connection, a preload would delay the first paint, and the font would still arrive too late.
 * So the page uses the fallback fonts, and loads the text font after everything else, for the next page load.
 */
export default function initFonts(): void {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!link) {
    return;
  }
  const preload = (): void => {
    link.media = 'all';
  };
  // A font that fails to load isn't stored, so that the next page requests it again.
  link.onload = () => tryStorage(() => localStorage.setItem(CACHED_FONT_KEY, link.href));
  const isCached = tryStorage(() => localStorage.getItem(CACHED_FONT_KEY)) === link.href;
  // Of all engines, only Chromium supports prerendering, and only Chromium benefits from preloading a cached font. The
  // others paint earlier without the preload.
  if (isCached ? 'prerendering' in document : isFastConnection()) {
    preload();
  } else if (!isCached) {
    // The attribute is kept during client-side navigation, so that a change of fonts doesn't shift the app bar.
    document.documentElement.dataset.fonts = 'later';
    addEventListener('load', preload);
  }
}
