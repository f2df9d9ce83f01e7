import { useEffect, useLayoutEffect } from 'react';
import { isInputMethodKey, isSearchShortcut } from '../../../shared/keys';
import type { Option } from '../../engine/resultList';

/** The id of the listbox, for the field's `aria-controls`. */
export const LISTBOX_ID = 'siteSearchResults';

interface Combobox {
  options: readonly Option[];
  /** The index of the selected option, or -1. */
  at: number;
  select: (at: number) => void;
  enter: (inNewTab: boolean) => void;
  /** Shows the next or previous product. */
  turn: (step: 1 | -1) => void;
}

/** Returns the action that a key triggers in the combobox, or `undefined` if the field handles the key. */
function getAction(
  event: KeyboardEvent,
  { options, at, select, enter, turn }: Combobox,
): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (isInputMethodKey(event)) {
    return undefined;
  }
  if (key === 'Enter') {
    return () => enter(ctrlKey || metaKey);
  }
  const count = options.length;
  const step = (by: 1 | -1) => () => select((Math.max(at, by === 1 ? -1 : 0) + by + count) % count);
  const turns: Partial<Record<string, () => void>> = {
    ArrowDown: () => turn(1),
    ArrowUp: () => turn(-1),
  };
  const moves: Partial<Record<string, () => void>> = {
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    ...(count > 0 && {
      ArrowDown: step(1),
      ArrowUp: step(-1),
      Home: () => select(0),
      End: () => select(count - 1),
    }),
  };
  // In combination with other modifiers, these keys select text in the field.
  return ctrlKey || metaKey || shiftKey ? undefined : (altKey ? turns : moves)[key];
}

/**
 * Makes the field the combobox of the list: adds key handlers, and the attributes that identify the selected option for
 * assistive technology. Because the field is static HTML, this hook sets them on the element directly.
 */
export function useComboboxKeys(field: HTMLInputElement, combobox: Combobox): void {
  const active = combobox.options[combobox.at]?.id;
  const isExpanded = combobox.options.length > 0;

  // This is a layout effect, so that the keys always apply to the visible list.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const act = getAction(event, combobox);
      if (act) {
        event.preventDefault();
        act();
      }
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  });

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) {
      field.setAttribute('aria-controls', LISTBOX_ID);
    }
    if (active !== undefined) {
      field.setAttribute('aria-activedescendant', active);
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [active, isExpanded, field]);
}

/** Returns whether a key types a character other than a space, which activates buttons. */
function isCharacterKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey;
}

/**
 * Handles keys in the open dialog: characters go to the field, and the search shortcut closes the dialog. The listener
 * runs in the capture phase, so that it can stop the event. Otherwise, the inline script would open the dialog again.
 */
export function useDialogKeys(dialog: HTMLDialogElement, input: HTMLInputElement): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // When browsers autofill a form, they dispatch a `keydown` event that has no key.
      if (!(event instanceof KeyboardEvent) || !dialog.open || isInputMethodKey(event)) {
        return;
      }
      if (isSearchShortcut(event)) {
        event.preventDefault();
        event.stopPropagation();
        dialog.close();
      } else if (isCharacterKey(event) && event.target !== input) {
        input.focus();
        // On a slash, the inline script would select the text of the field.
        event.stopPropagation();
      }
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [dialog, input]);
}
