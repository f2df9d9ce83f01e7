/** https://wicg.github.io/nav-speculation/prerendering.html; not all browsers have it. */
interface WithPrerendering {
  prerendering?: boolean;
}

/** Returns whether the page is prerendered and not shown yet. */
export const isPrerendering = (): boolean => (document as WithPrerendering).prerendering === true;

/** Calls back when a prerendered page is shown; never on a page that is shown from the start. */
export function onActivation(callback: () => void): void {
  document.addEventListener('prerenderingchange', callback, { once: true });
}

/** Calls back as soon as the page is shown, which is usually at once. */
export function runAfterActivation(callback: () => void): void {
  if (isPrerendering()) {
    onActivation(callback);
  } else {
    callback();
  }
}
