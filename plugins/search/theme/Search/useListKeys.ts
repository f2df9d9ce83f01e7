import { type RefObject, useEffect } from 'react';

/**
 * Arrow keys between the field and a plain list of links and buttons (`[data-list-item]`): down from
 * the field to the first, on through the list, up from the first to the field again.
 */
export function useListKeys(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const field = input.current;
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTurn = event.altKey || event.ctrlKey || event.metaKey;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined || isTurn || event.isComposing) {
        return;
      }
      const items = [...(element?.querySelectorAll<HTMLElement>('[data-list-item]') ?? [])];
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
  }, [input, list]);
}
