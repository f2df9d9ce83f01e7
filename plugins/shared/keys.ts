/** The `keyCode` of key presses that an input method handles. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Returns whether an input method handles the key press. Input methods use Enter and the arrow keys to choose
 * characters. Safari ends a composition before it dispatches the event for the Enter key that confirms it, so
 * `isComposing` is false, and only the deprecated `keyCode` identifies the event
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isInputMethodKey(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
}

const LATIN_LETTER = /^[a-z]$/i;

/**
 * Returns whether a key press is the search shortcut: Ctrl+K or ⌘K. Combinations with further modifiers belong to the
 * browser. On keyboard layouts without Latin letters, the physical K key counts.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isK = LATIN_LETTER.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && ctrlKey !== metaKey && !shiftKey && !altKey && !isInputMethodKey(event);
}
