import { type RefObject, useEffect } from 'react';
import { isInputMethodKey } from './keys';

/** Whether an item lies in a group that is closed; the group's own summary does not. */
function isFolded(item: HTMLElement): boolean {
  const place = item.matches('summary') ? item.parentElement?.parentElement : item;
  return Boolean(place?.closest('details:not([open])'));
}

/**
 * Arrow keys between a field and a plain list of links and buttons: down from the field to the first,
 * on through the list, up from the first to the field again.
 *
 * @param input the field
 * @param list what holds the items
 * @param selector finds the items in the list; what is in closed groups is passed over
 */
export function useListKeys(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  selector: string,
): void {
  useEffect(() => {
    const field = input.current;
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTurn = event.altKey || event.ctrlKey || event.metaKey;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || isTurn || isInputMethodKey(event)) {
        return;
      }
      const all = [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const items = all.filter((item) => !isFolded(item));
      const at = items.findIndex((item) => item === document.activeElement);
      const next = at + step;
      event.preventDefault();
      if (next >= 0) {
        items[Math.min(next, items.length - 1)]?.focus();
      } else {
        field?.focus();
      }
    };
    field?.addEventListener('keydown', onKeyDown);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      field?.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [input, list, selector]);
}
