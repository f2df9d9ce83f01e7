import { type RefObject, useEffect } from 'react';
import { moveFocus } from './keys';

/**
 * Lets the arrow keys move the focus between a field or a menu's button and a list (keys.ts).
 *
 * @param input - the field or the button
 * @param list - the element that contains the items
 * @param selector - a selector for the items
 */
export function useArrowKeyNavigation(
  input: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  selector: string,
): void {
  useEffect(() => {
    const field = input.current;
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent): void => moveFocus(event, field, element, selector);
    field?.addEventListener('keydown', onKeyDown);
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      field?.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [input, list, selector]);
}
