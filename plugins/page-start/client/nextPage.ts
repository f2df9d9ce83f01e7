import { APP_READY } from '../shared/events';

/** The part of the Network Information API that is used here; not every browser has it. */
interface WithConnection {
  connection?: { saveData?: boolean };
}

/**
 * Has the page made ready that a reader is about to open, as a document, by browsers that prerender: they
 * know best when (a pointer that rests, a press), and how much. As long as React isn't there, links lead to
 * documents; from then on the router fetches what it needs. Nothing is loaded ahead for readers who save
 * data, nor by a `prefetch` elsewhere: pages are asked for anew anyway, so it gains nothing (measured).
 */
export function loadNextPage(): void {
  if (!(navigator as WithConnection).connection?.saveData) {
    const script = document.createElement('script');
    // Other browsers pass over a script of a type that they don't know.
    script.type = 'speculationrules';
    script.text = NEXT_PAGES;
    document.head.append(script);
    document.addEventListener(APP_READY, () => script.remove());
  }
}
