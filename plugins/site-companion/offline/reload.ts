/** Selector of editable elements. It includes frames, because the focus inside a demo's frame is unknown. */
const FIELDS = ':read-write, select, iframe';

/** Returns whether the reader may be typing in the focused element. */
export function isTyping(element: Element | null): boolean {
  return element?.matches(FIELDS) ?? false;
}

/**
 * Creates a reloader, which reloads a page once when a new worker takes over, but not while the reader is typing. A
 * page's first worker doesn't reload the page, because both are from the same release.
 *
 * @param isControlled - whether a worker has served this page, so that `navigator.serviceWorker.controller` is set
 * @returns `activate`, to call when a new worker controls the page (`controllerchange`), and `setTyping`, to call when
 * the focus has moved
 */
export function createReloader(isControlled: boolean, reload: () => void) {
  let phase: 'idle' | 'due' | 'done' = 'idle';
  let isInField = false;
  const reloadIfDue = (): void => {
    if (phase === 'due' && !isInField) {
      phase = 'done';
      reload();
    }
  };
  return {
    activate() {
      if (isControlled && phase === 'idle') {
        phase = 'due';
      }
      isControlled = true;
      reloadIfDue();
    },
    setTyping(isTypingNow: boolean) {
      isInField = isTypingNow;
      reloadIfDue();
    },
  };
}
