import { isPrerendering } from '../../shared/prerendering';

/** Events after which a reader may see, or search for, another part of the page. */
const EVENTS = ['keydown', 'pointerdown', 'scroll'] as const;

/**
 * Lets the browser paint a page before it lays out what is below the first screen (theme/FirstScreenEnd/styles.css).
 * The layout follows right after the first paint, or at the reader's first action, because then everything needs its
 * true height.
 *
 * It is not deferred on reloads, in the history, and for URLs with a hash, because browsers then scroll to a place
 * that depends on heights, and on prerendered pages, which have enough time.
 */
export function deferBelowFold(): void {
  const [page] = performance.getEntriesByType('navigation');
  // Unlike `location`, the name of the entry includes a text fragment (`#:~:text=`).
  if (page?.type !== 'navigate' || page.name.includes('#') || isPrerendering()) {
    return;
  }
  const { dataset } = document.documentElement;
  dataset.arriving = '';
  const layOutRest = (): void => {
    delete dataset.arriving;
  };
  // A capturing listener would also get the scroll events of the sidebar, which scrolls to its current entry.
  for (const type of EVENTS) {
    addEventListener(type, layOutRest, { capture: type !== 'scroll', once: true, passive: true });
  }
  // A task that a frame's callback queues runs after that frame was painted.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(layOutRest)));
}
