import { type RefObject, useEffect } from 'react';
import { isInputMethodKey } from './keys';

/** Returns whether an item is inside a closed `<details>`. The summary of a closed `<details>` is visible. */
function isHidden(item: HTMLElement): boolean {
  const container = item.matches('summary') ? item.parentElement?.parentElement : item;
  return Boolean(container?.closest('details:not([open])'));
}

/**
 * Lets the arrow keys move the focus between a field and a list of links and buttons: Down moves from the field to the
 * first item and through the list, and Up moves back to the field.
 *
 * @param input - the field
 * @param list - the element that contains the items
 * @param selector - a selector for the items; items in a closed `<details>` are skipped
 */
export function useArrowKeyNavigation(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  selector: string,
): void {
  useEffect(() => {
    const field = input.current;
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || hasModifier || isInputMethodKey(event)) {
        return;
      }
      const all = [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])];
      const items = all.filter((item) => !isHidden(item));
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
