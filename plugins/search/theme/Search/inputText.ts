import { type RefObject, useCallback, useSyncExternalStore } from 'react';

type InputRef = RefObject<HTMLInputElement | null>;

/** The text of the shell's field, from what was typed before React on. The field itself holds it. */
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

/** Puts a text into the field as if it had been typed. */
export function typeInto(input: InputRef, text: string): void {
  const field = input.current;
  if (field) {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }
}
