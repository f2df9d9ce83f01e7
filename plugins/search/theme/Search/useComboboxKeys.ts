import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { isInputMethodKey } from '../../../shared/keys';
import type { Option } from '../../engine/resultList';

/** The id of the list of results, to which the field's `aria-controls` points. */
export const LISTBOX_ID = 'siteSearchResults';

interface Combobox {
  options: readonly Option[];
  /** The place of the selected option. */
  at: number;
  select: (at: number) => void;
  enter: (inNewTab: boolean) => void;
  /** Goes to the next or previous product. */
  turn: (step: 1 | -1) => void;
}

/** What a key does in the combobox; nothing, where it is left to the field. */
function actionOf(
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
  const step = (by: number) => () => select((at + by + options.length) % options.length);
  const turns: Partial<Record<string, () => void>> = {
    ArrowDown: () => turn(1),
    ArrowUp: () => turn(-1),
  };
  const moves: Partial<Record<string, () => void>> = {
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    ...(options.length > 0 && {
      ArrowDown: step(1),
      ArrowUp: step(-1),
      Home: () => select(0),
      End: () => select(options.length - 1),
    }),
  };
  // With other modifiers these keys select text in the field, as in any text field.
  return ctrlKey || metaKey || shiftKey ? undefined : (altKey ? turns : moves)[key];
}

/**
 * Makes the shell's field the combobox of the list: its keys, and the attributes that tell assistive
 * technology which option is selected. The field is the shell's, so both are put on it from here.
 */
export function useComboboxKeys(
  input: RefObject<HTMLInputElement | null>,
  combobox: Combobox,
): void {
  const active = combobox.options[combobox.at]?.id;

  // In the same step as the list: a key must find what the eye sees.
  useLayoutEffect(() => {
    const field = input.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const act = actionOf(event, combobox);
      if (act) {
        event.preventDefault();
        act();
      }
    };
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  });

  useEffect(() => {
    const field = input.current;
    if (!field) {
      return undefined;
    }
    field.setAttribute('aria-expanded', String(active !== undefined));
    if (active !== undefined) {
      field.setAttribute('aria-controls', LISTBOX_ID);
      field.setAttribute('aria-activedescendant', active);
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [active, input]);
}
