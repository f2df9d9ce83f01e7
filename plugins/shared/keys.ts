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

/** Returns whether an item is hidden. The summary of a closed `<details>` is visible. */
function isHidden(item: HTMLElement): boolean {
  const container = item.matches('summary') ? item.parentElement?.parentElement : item;
  return Boolean(container?.closest('details:not([open]),[hidden]'));
}

/**
 * Handles the arrow keys in a field or on a menu's button with a list of links and buttons: Down moves the focus from the
 * field to the first item and through the list, and Up moves it back to the field. Home and End move within the list.
 * Down on the button of a closed menu opens it.
 *
 * @param event - a `keydown` event of the field or of the list
 * @param field - the field or the button
 * @param list - the element that contains the items
 * @param selector - a selector for the items; hidden items are skipped
 */
export function moveFocus(
  event: KeyboardEvent,
  field: HTMLElement | null,
  list: HTMLElement | null,
  selector: string,
): void {
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
  // The browser moves within a group of radio buttons.
  const isRadio = event.target instanceof Element && event.target.matches('[type="radio"]');
  if (hasModifier || isRadio || isInputMethodKey(event)) {
    return;
  }
  const all = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const items = all.filter((item) => !isHidden(item));
  const at = items.findIndex((item) => item === document.activeElement);
  const keys: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ...(at >= 0 && { Home: 0, End: items.length - 1 }),
  };
  const next = keys[event.key];
  if (next === undefined) {
    return;
  }
  event.preventDefault();
  if (next >= 0) {
    if (list?.popover && !list.matches(':popover-open')) {
      field?.click();
    }
    items[Math.min(next, items.length - 1)]?.focus();
  } else {
    field?.focus();
  }
}
