/**
 * Signals that a reader is about to act. A pointer that merely rests while the page scrolls under it
 * fires `pointerover` but not `pointermove`; scrolling is reading, not intent. Assistive technology
 * may click without any pointer.
 */
const SIGNALS = ['pointermove', 'pointerdown', 'click', 'focusin', 'keydown'] as const;

/**
 * Calls back once, at the reader's first intent.
 *
 * @param start what to do then
 * @param isMeant tells whether a signal shows intent
 */
export function onIntent(start: () => void, isMeant: (event: Event) => boolean): void {
  const listen = (event: Event): void => {
    if (!isMeant(event)) {
      return;
    }
    for (const signal of SIGNALS) {
      removeEventListener(signal, listen, true);
    }
    // An intent that comes while the page is still arriving is served as soon as it is whole.
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
