import { whenParsed } from './moments';

/**
 * Events that precede most actions of a reader. Scrolling isn't among them: when the page scrolls under a resting
 * pointer, `pointerover` fires, but `pointermove` doesn't. `click` is included, because assistive technology may click
 * without a pointer.
 */
const INTENT_EVENTS = ['pointermove', 'pointerdown', 'click', 'focusin', 'keydown'] as const;

/**
 * Calls `start` once, on the reader's first intent.
 *
 * @param start - called when the page has been parsed
 * @param isIntent - returns whether an event shows intent
 */
export function onIntent(start: () => void, isIntent: (event: Event) => boolean): void {
  const listen = (event: Event): void => {
    if (!isIntent(event)) {
      return;
    }
    for (const signal of INTENT_EVENTS) {
      removeEventListener(signal, listen, true);
    }
    whenParsed(start);
  };
  for (const signal of INTENT_EVENTS) {
    addEventListener(signal, listen, { capture: true, passive: true });
  }
}
