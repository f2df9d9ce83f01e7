/**
 * Events by which a reader is about to act. Scrolling is not among them: a pointer that rests while the page scrolls
 * under it fires `pointerover`, but not `pointermove`. Assistive technology may click without a pointer.
 */
const SIGNALS = ['pointermove', 'pointerdown', 'click', 'focusin', 'keydown'] as const;

/**
 * Calls `start` once, on the reader's first intent.
 *
 * @param start - called when the page is complete
 * @param isIntent - returns whether an event shows intent
 */
export function onIntent(start: () => void, isIntent: (event: Event) => boolean): void {
  const listen = (event: Event): void => {
    if (!isIntent(event)) {
      return;
    }
    for (const signal of SIGNALS) {
      removeEventListener(signal, listen, true);
    }
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start);
    } else {
      start();
    }
  };
  for (const signal of SIGNALS) {
    addEventListener(signal, listen, { capture: true, passive: true });
  }
}
