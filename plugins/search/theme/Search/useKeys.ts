import { useEffect, useLayoutEffect } from 'react';
import { isInputMethodKey, isSearchShortcut } from '../../../shared/keys';
import type { MoreOption, Option } from '../../engine/results';

/** The id of the listbox, for the field's `aria-controls`. */
export const LISTBOX_ID = 'siteSearchResults';

interface Combobox {
  options: readonly (Option | MoreOption)[];
  /** The index of the selected option, or -1. */
  activeIndex: number;
  select: (option: Option | MoreOption) => void;
  enter: (inNewTab: boolean) => void;
}

/** Returns the action that a key triggers in the combobox, or `undefined` if the field handles the key. */
function getAction(
  event: KeyboardEvent,
  { options, activeIndex, select, enter }: Combobox,
): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (isInputMethodKey(event)) {
    return undefined;
  }
  if (key === 'Enter') {
    return () => enter(ctrlKey || metaKey);
  }
  const next = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1 }[key];
  const option = next === undefined ? undefined : options.at(next % options.length);
  // In combination with modifiers, these keys select text in the field.
  return option && !(altKey || ctrlKey || metaKey || shiftKey) ? () => select(option) : undefined;
}

/**
 * Makes the field the combobox of the list: adds key handlers, and the attributes that identify the selected option for
 * assistive technology. Because the field is static HTML, this hook sets them on the element directly.
 */
export function useComboboxKeys(field: HTMLInputElement, combobox: Combobox): void {
  const { options, activeIndex } = combobox;
  const active = options[activeIndex]?.id;
  const isExpanded = options.length > 0;

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
    }
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [active, isExpanded, field]);

  // The selected option also moves when the list is completed.
  useEffect(() => {
    if (active !== undefined) {
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    }
  }, [active, options]);
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

/** Closes the dialog on clicks outside, in browsers without `closedby`. */
export function useOutsideClick(dialog: HTMLDialogElement): void {
  useEffect(() => {
    // A selection that starts inside and ends outside must not close the dialog.
    let isPressedOutside = false;
    const onPress = ({ target }: Event): void => {
      isPressedOutside = target === dialog;
    };
    const onClick = ({ target }: Event): void => {
      if (isPressedOutside && target === dialog) {
        dialog.close();
      }
    };
    dialog.addEventListener('pointerdown', onPress);
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('pointerdown', onPress);
      dialog.removeEventListener('click', onClick);
    };
  }, [dialog]);
}
