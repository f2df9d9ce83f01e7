/** The key code of all keys that an input method handles. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Returns whether a key belongs to an input method, which chooses characters by Enter and arrow keys.
 * Safari ends a composition before it sends the Enter that confirms it, so `isComposing` is false there,
 * and only the deprecated `keyCode` tells (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isInputMethodKey(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  return event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
}

const LATIN_LETTER = /^[a-z]$/i;

/**
 * Returns whether a key opens and closes the search: Ctrl+K or ⌘K, and no other modifier, since those
 * combinations belong to the browser. On layouts without Latin letters, the key at the place of K counts.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const isK = LATIN_LETTER.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && ctrlKey !== metaKey && !shiftKey && !altKey && !isInputMethodKey(event);
}
