import { isPrerendering } from '../../shared/prerendering';

/** The events that end the deferral, because the reader may now scroll to or search for another part of the page. */
const LAYOUT_EVENTS = ['keydown', 'pointerdown', 'scroll'] as const;

/**
 * Lets the browser paint a page before it lays out the content below the first screen
 * (theme/FirstScreenEnd/styles.css). The layout follows right after the first paint, or earlier if the reader interacts
 * with the page, because scrolling and searching need the true heights.
 *
 * Browsers lay out a prerendered page only when the reader opens it, which then delays its first paint, so the function
 * lays out a page that has been prerendered completely.
 *
 * The layout isn't deferred on reloads, on history navigations, or for URLs with a hash, because browsers then scroll
 * to a position that depends on heights.
 */
export function deferBelowFold(): void {
  const [page] = performance.getEntriesByType('navigation');
  // Unlike `location`, the entry's name includes text fragments (`#:~:text=`).
  if (page?.type !== 'navigate' || page.name.includes('#')) {
    return;
  }
  const { dataset } = document.documentElement;
  dataset.deferred = '';
  const layOutRest = (): void => {
    delete dataset.deferred;
  };
  // Scroll events don't bubble from the sidebar, which scrolls to its current entry. In the capture phase, the `scroll`
  // listener would receive them, too.
  for (const type of LAYOUT_EVENTS) {
    addEventListener(type, layOutRest, { capture: type !== 'scroll', once: true, passive: true });
  }
  addEventListener('DOMContentLoaded', () => {
    if (isPrerendering()) {
      layOutRest();
      // Reading a size forces the layout.
      document.body.getBoundingClientRect();
    } else {
      // A task that is queued in an animation frame callback runs after that frame is painted.
      requestAnimationFrame(() => setTimeout(layOutRest));
    }
  });
}
