/** What a reader acts on. */
const INTERACTIVE = 'a,button,input,select,textarea,summary,label';

/**
 * Signals that a reader is about to act. A pointer that merely rests while the page scrolls under it
 * fires `pointerover` but not `pointermove`; scrolling is reading, not intent. Assistive technology
 * may click without any pointer.
 */
const SIGNALS = ['pointermove', 'pointerdown', 'click', 'focusin', 'keydown'] as const;

/** Tells whether an event shows intent: any key, or a pointer or focus at something interactive. */
export function isIntent(type: string, target: EventTarget | null): boolean {
  return type === 'keydown' || (target instanceof Element && target.closest(INTERACTIVE) !== null);
}

/**
 * Calls back once, at the reader's first intent.
 *
 * @param start what to do then
 */
export function onIntent(start: () => void): void {
  const listen = (event: Event): void => {
    // An intent that comes while the page is still arriving is served as soon as it is whole.
    if (isIntent(event.type, event.target)) {
      for (const signal of SIGNALS) {
        removeEventListener(signal, listen, true);
      }
      if (document.readyState === 'loading') {
        document.addEventListener('DOMContentLoaded', start);
      } else {
        start();
      }
    }
  };
  for (const signal of SIGNALS) {
    addEventListener(signal, listen, { capture: true, passive: true });
  }
}
