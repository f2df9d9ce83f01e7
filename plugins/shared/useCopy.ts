import { useEffect, useRef, useState } from 'react';
import { COPIED_MS, copyText } from './copyText';

export type CopyState = 'ready' | 'copied' | 'failed';

/**
 * For a button that copies.
 *
 * @param shownMs how long it says what came of it, in ms
 * @returns what it is to say, and what copies
 */
export function useCopy(shownMs = COPIED_MS): {
  state: CopyState;
  copy: (text: string | Promise<string>) => void;
} {
  const [state, setState] = useState<CopyState>('ready');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (result: CopyState): void => {
    setState(result);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('ready'), shownMs);
  };
  const copy = (text: string | Promise<string>): void => {
    copyText(text).then(
      () => show('copied'),
      () => show('failed'),
    );
  };
  return { state, copy };
}
