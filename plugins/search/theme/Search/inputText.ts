import { type RefObject, useCallback, useSyncExternalStore } from 'react';

type InputRef = RefObject<HTMLInputElement | null>;

/** Returns the text of the uncontrolled field, which may have been typed before hydration. */
export function useInputText(input: InputRef): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const field = input.current;
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    [input],
  );
  return useSyncExternalStore(
    subscribe,
    () => input.current?.value ?? '',
    () => '',
  );
}

/** Sets the field's text as if the reader had typed it. */
export function typeInto(input: InputRef, text: string): void {
  const field = input.current;
  if (field) {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }
}
