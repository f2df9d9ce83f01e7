import { type RefObject, useEffect, useState } from 'react';

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
