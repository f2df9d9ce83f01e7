import { APP_READY } from '../shared/events';

/**
 * Each page says which others browsers that prerender may make ready (node/nextPages.ts); they know best
 * when (a pointer that rests, a press), and how much. That ends once React is there, for from then on its
 * router fetches what a link needs; and it never begins for readers who save data. Nothing is prefetched
 * elsewhere: pages are asked for anew anyway, so it gains nothing (measured).
 */
export function limitNextPages(): void {
  const rules = document.querySelector('script[type=speculationrules]');
  if (navigator.connection?.saveData) {
    rules?.remove();
  }
  document.addEventListener(APP_READY, () => rules?.remove());
}
