/**
 * `document.prerendering`, which only some browsers have (https://wicg.github.io/nav-speculation/prerendering.html).
 */
interface WithPrerendering {
  prerendering?: boolean;
}

/** Returns whether the page is being prerendered and the reader hasn't opened it yet. */
export const isPrerendering = (): boolean => (document as WithPrerendering).prerendering === true;

/** Calls back when the reader opens a prerendered page. On any other page, the callback never runs. */
export function onActivation(callback: () => void): void {
  document.addEventListener('prerenderingchange', callback, { once: true });
}

/** Calls back when the reader opens a prerendered page, and immediately on any other page. */
export function runAfterActivation(callback: () => void): void {
  if (isPrerendering()) {
    onActivation(callback);
  } else {
    callback();
  }
}
