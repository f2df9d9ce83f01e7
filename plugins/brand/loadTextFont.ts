import { whenParsed } from '../page-start/shared/moments';
import { tryStorage } from '../shared/storage';
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

/** Stores the URL of the text font. A font that fails to load isn't stored, so that no page expects it in the cache. */
function storeUrl(url: string): void {
  tryStorage(() => localStorage.setItem(CACHED_FONT_KEY, url));
}

const findPreload = (): HTMLLinkElement | null =>
  document.querySelector<HTMLLinkElement>('link[as=font]');

/**
 * Decides which text font the page uses. If the font is cached, or arrives in time, the page preloads it, and the first
 * paint already uses it. On a slow connection, a preload would delay the first paint. So the page is painted with the
 * fallback fonts, and then loads the text font.
 */
export function beforePaint(): void {
  const link = findPreload();
  if (!link) {
    return;
  }
  const isCached = tryStorage(() => localStorage.getItem(CACHED_FONT_KEY)) === link.href;
  // `prerendering` identifies Chromium. Other engines paint earlier if a cached font isn't preloaded.
  if (isCached ? 'prerendering' in document : isFastConnection()) {
    link.onload = () => storeUrl(link.href);
    link.media = 'all';
  } else if (!isCached) {
    document.documentElement.dataset.fonts = 'later';
  }
}

/**
 * Replaces the fallback fonts after the first paint over a slow connection. The font of code follows, because its
 * fallback has the same widths.
 */
export function afterPaint(): void {
  const { dataset } = document.documentElement;
  if (dataset.fonts === 'later') {
    // The HTML arrives before the font.
    whenParsed(() => {
      document.fonts.load(`1em '${FONTS.font}'`).then(() => {
        storeUrl(findPreload()?.href ?? '');
        delete dataset.fonts;
      }, Boolean);
    });
  }
}
