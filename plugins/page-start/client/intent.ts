/** What a reader acts on. A link leads on by itself, unless it says that it opens something here. */
const INTERACTIVE = 'button,input,select,textarea,summary,label,[aria-haspopup]';

/**
 * Signals that a reader is about to act. A pointer that merely rests while the page scrolls under it
 * fires `pointerover` but not `pointermove`; scrolling is reading, not intent. Assistive technology
 * may click without any pointer.
 */
const SIGNALS = ['pointermove', 'pointerdown', 'click', 'focusin', 'keydown'] as const;

/** A key that writes something, or is part of a command; those that go through a page are reading. */
const COMMAND = /^\S$/;

/** Tells whether an event shows intent: a key that says something, or whatever happens at a control. */
export function isIntent(event: Event): boolean {
  const { target, key = '' } = event as Partial<KeyboardEvent>;
  return COMMAND.test(key) || (target instanceof Element && target.closest(INTERACTIVE) !== null);
}

/**
 * Calls back once, at the reader's first intent.
 *
 * @param start what to do then
 */
export function onIntent(start: () => void): void {
  const listen = (event: Event): void => {
    if (!isIntent(event)) {
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
