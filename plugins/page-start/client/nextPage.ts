import { APP_READY } from '../shared/events';

/** The part of the Network Information API that is used here; not every browser has it. */
interface WithConnection {
  connection?: { saveData?: boolean };
}

/**
 * Each page says which others browsers that prerender may make ready (node/nextPages.ts); they know best
 * when (a pointer that rests, a press), and how much. That ends once React is there, for from then on its
 * router fetches what a link needs; and it never begins for readers who save data. Nothing is prefetched
 * elsewhere: pages are asked for anew anyway, so it gains nothing (measured).
 */
export function limitNextPages(): void {
  const rules = document.querySelector('script[type=speculationrules]');
  if ((navigator as WithConnection).connection?.saveData) {
    rules?.remove();
  }
  document.addEventListener(APP_READY, () => rules?.remove());
}
