/** https://wicg.github.io/nav-speculation/prerendering.html; not every browser has it. */
interface WithPrerendering {
  prerendering?: boolean;
}

/** Whether a page is made ready ahead, and nobody sees it yet. */
export const isPrerendering = (): boolean => (document as WithPrerendering).prerendering === true;

/**
 * Calls back when a page is shown that was made ready ahead, for a reader who might not have come. A page
 * that is shown from the start has no such moment.
 *
 * @param act what to do then
 */
export function onActivation(act: () => void): void {
  document.addEventListener('prerenderingchange', act, { once: true });
}

/**
 * Calls back as soon as the page is shown, which is mostly at once.
 *
 * @param act what only a reader's page does: count, ask others, start
 */
export function whenShown(act: () => void): void {
  if (isPrerendering()) {
    onActivation(act);
  } else {
    act();
  }
}
