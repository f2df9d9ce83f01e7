import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Option } from '../../engine/resultList';
import { LISTBOX_ID } from './ids';

interface Combobox {
  options: readonly Option[];
  /** The place of the selected option. */
  at: number;
  select: (at: number) => void;
  enter: (inNewTab: boolean) => void;
  /** Goes to the next or previous product. */
  turn: (step: 1 | -1) => void;
}

function handleKey(event: KeyboardEvent, combobox: Combobox): boolean {
  const { options, at, select, enter, turn } = combobox;
  const step = (by: number): void => select((at + by + options.length) % options.length);
  const active = options[at];
  // Keys that choose a word of an input method belong to it.
  if (event.isComposing) {
    return false;
  }
  if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    turn(event.key === 'ArrowDown' ? 1 : -1);
    return true;
  }
  if (event.key === 'PageDown' || event.key === 'PageUp') {
    turn(event.key === 'PageDown' ? 1 : -1);
    return true;
  }
  if (event.key === 'Enter') {
    enter(event.ctrlKey || event.metaKey);
    return true;
  }
  if (!active) {
    return false;
  }
  switch (event.key) {
    case 'ArrowDown':
      step(1);
      return true;
    case 'ArrowUp':
      step(-1);
      return true;
    case 'Home':
      select(0);
      return true;
    case 'End':
      select(options.length - 1);
      return true;
    default:
      return false;
  }
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
      if (handleKey(event, combobox)) {
        event.preventDefault();
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
