/** https://wicg.github.io/nav-speculation/prerendering.html; not every browser has it. */
interface WithPrerendering {
  prerendering?: boolean;
}

/** Whether the page is being made ready for a reader who may never come. */
function isPrerendered(): boolean {
  return (document as WithPrerendering).prerendering === true;
}

/**
 * Calls back when a prerendered page is shown; never on a page that is shown from the start.
 *
 * @param act what to do then
 */
export function onActivation(act: () => void): void {
  if (isPrerendered()) {
    document.addEventListener('prerenderingchange', act, { once: true });
  }
}

/**
 * Calls back as soon as the page is shown, which is mostly at once.
 *
 * @param act what only a reader's page does: count, ask others, start
 */
export function whenShown(act: () => void): void {
  if (isPrerendered()) {
    onActivation(act);
  } else {
    act();
  }
}
