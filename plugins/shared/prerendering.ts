/** https://wicg.github.io/nav-speculation/prerendering.html; not every browser has it. */
interface WithPrerendering {
  prerendering?: boolean;
}

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
  if ((document as WithPrerendering).prerendering) {
    onActivation(act);
  } else {
    act();
  }
}
