/** Matches editable elements, and frames, because the focus inside a demo's frame is unknown. */
const EDITABLE_SELECTOR = ':read-write, select, iframe';

/** Returns whether the reader may be typing in the focused element. */
export function isTyping(element: Element | null): boolean {
  return element?.matches(EDITABLE_SELECTOR) ?? false;
}

/**
 * Creates a reloader that reloads the page once after a new worker has taken over, but not while the reader is typing.
 * The first worker doesn't reload its page, because both are from the same release.
 *
 * @param isControlled - whether a worker has served this page, so that `navigator.serviceWorker.controller` is set
 * @returns `activate`, to call when a new worker controls the page (`controllerchange`), and `reloadIfDue`, to call when
 * the focus has moved
 */
export function createReloader(isControlled: boolean, reload: () => void) {
  let isDue = false;
  const reloadIfDue = (): void => {
    if (isDue && !isTyping(document.activeElement)) {
      isDue = false;
      reload();
    }
  };
  const activate = (): void => {
    isDue = isControlled;
    isControlled = true;
    reloadIfDue();
  };
  return { activate, reloadIfDue };
}
