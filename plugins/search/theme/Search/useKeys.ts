import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isInputMethodKey, isSearchShortcut } from '../../../shared/keys';
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

/**
 * Keeps an Enter that comes before the answers to what is typed, as it does from fast hands and on slow
 * lines: it counts once they are there. Typing on takes it back, and so does closing the dialog.
 *
 * @param isAnswered whether the answers to what is typed are there, or will never be
 * @param onEnter what Enter does with them
 * @returns what Enter does at any time
 */
export function useEarlyEnter(
  dialog: RefObject<HTMLDialogElement | null>,
  isAnswered: boolean,
  onEnter: (inNewTab: boolean) => void,
): (inNewTab: boolean) => void {
  const [early, setEarly] = useState<{ inNewTab: boolean }>();

  useEffect(() => {
    const element = dialog.current;
    const takeBack = (): void => setEarly(undefined);
    element?.addEventListener('input', takeBack);
    element?.addEventListener('close', takeBack);
    return () => {
      element?.removeEventListener('input', takeBack);
      element?.removeEventListener('close', takeBack);
    };
  }, [dialog]);

  useEffect(() => {
    if (early && isAnswered) {
      setEarly(undefined);
      onEnter(early.inNewTab);
    }
  }, [early, isAnswered, onEnter]);

  return (inNewTab) => (isAnswered ? onEnter(inNewTab) : setEarly({ inNewTab }));
}
