import { isPrerendering } from '../../shared/prerendering';

/** What may show a reader another part of the page, or look for it. */
const ACTS = ['keydown', 'pointerdown', 'scroll'] as const;

/**
 * Lets a page be painted before what is below its first screen is laid out (theme/FirstScreenEnd/styles.css),
 * which follows right after the first paint, or as soon as a reader acts: all has its true height then.
 *
 * Not where a reader comes back, reloads, or is led to a place in the page: browsers scroll there by heights.
 * Nor where the page is made ready ahead: there is time for all of it.
 */
export function paintFirstScreen(): void {
  const [page] = performance.getEntriesByType('navigation');
  // Its name has what an address hides from scripts, too: a text to be found (`#:~:text=`).
  if (page?.type !== 'navigate' || page.name.includes('#') || isPrerendering()) {
    return;
  }
  const { dataset } = document.documentElement;
  dataset.arriving = '';
  const layOutRest = (): void => {
    delete dataset.arriving;
  };
  // Not capturing the scrolling of the sidebar, which shows its current entry by itself: it doesn't bubble.
  for (const act of ACTS) {
    addEventListener(act, layOutRest, { capture: act !== 'scroll', once: true, passive: true });
  }
  // A task after the frame's callbacks comes when the frame is painted.
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(layOutRest)));
}
