import { unlessBlocked } from '../shared/unlessBlocked';

/** From its request on, how long a page may take to begin where its font comes in time for the first paint, in ms. */
const QUICK_MS = 100;

/** The `localStorage` key of the address of the text font that this browser has. */
const KEPT_KEY = 'text-font';

/** Whether this page came quickly: its script runs as soon as its first bytes are there. */
function isQuick(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return performance.now() - (page?.requestStart ?? 0) < QUICK_MS;
}

/**
 * Decides which fonts a page is shown in, before its first paint. Where the text font is at hand, or comes in
 * time, it is preloaded. On a slow line the page would wait for it and then do without: there it is shown in
 * the stand-ins alone, and the text font is fetched when all else is there, for the next page that is loaded.
 */
export default function initFonts(): void {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]');
  if (!link) {
    return;
  }
  const preload = (): void => {
    link.media = 'all';
  };
  // A font that cannot be had now is asked for by the next page.
  link.onload = () => unlessBlocked(() => localStorage.setItem(KEPT_KEY, link.href));
  const isKept = unlessBlocked(() => localStorage.getItem(KEPT_KEY)) === link.href;
  // Of a font that is at hand only Chromium must be told, which alone prerenders: others paint sooner without.
  if (isKept ? 'prerendering' in document : isQuick()) {
    preload();
  } else if (!isKept) {
    // As long as the document lives, also where React shows other pages in it: else its bar would move.
    document.documentElement.dataset.fonts = 'later';
    addEventListener('load', preload);
  }
}
