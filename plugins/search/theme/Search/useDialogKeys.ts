import { type RefObject, useEffect } from 'react';
import { isInputMethodKey, isSearchShortcut } from '../../../shared/keys';

/** Whether a key writes a letter. Space is not one: it presses buttons. */
function isLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;
}

/**
 * Keys of the open dialog, wherever in it the focus is: letters go to the field, and what opened the
 * search closes it. They are taken before the starter sees them, which would open it again.
 */
export function useDialogKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Browsers that fill in a form send a plain Event of this type, without a key.
      if (!(event instanceof KeyboardEvent) || !dialog.current?.open || isInputMethodKey(event)) {
        return;
      }
      if (isSearchShortcut(event)) {
        event.preventDefault();
        event.stopPropagation();
        dialog.current.close();
      } else if (isLetter(event) && event.target !== input.current) {
        input.current?.focus();
        // The slash would select what is typed.
        event.stopPropagation();
      }
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [dialog, input]);
}
