import { type RefObject, useEffect } from 'react';
import { isInputMethodKey } from './keys';

/** Returns whether an item is inside a closed `<details>`. The summary of a closed `<details>` is visible. */
function isHidden(item: HTMLElement): boolean {
  const container = item.matches('summary') ? item.parentElement?.parentElement : item;
  return Boolean(container?.closest('details:not([open])'));
}

/**
 * Lets the arrow keys move the focus between a field or a menu's button and a list of links and buttons: Down moves from
 * the field to the first item and through the list, and Up moves back to the field. Home and End move within the list.
 * Down on the button of a closed menu opens it.
 *
 * @param input - the field or the button
 * @param list - the element that contains the items
 * @param selector - a selector for the items; items in a closed `<details>` are skipped
 */
export function useArrowKeyNavigation(
  input: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  selector: string,
): void {
  useEffect(() => {
    const field = input.current;
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
      // The browser moves within a group of radio buttons.
      const isRadio = event.target instanceof Element && event.target.matches('[type="radio"]');
      if (hasModifier || isRadio || isInputMethodKey(event)) {
        return;
      }
      const all = [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])];
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
        if (element?.popover && !element.matches(':popover-open')) {
          field?.click();
        }
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
