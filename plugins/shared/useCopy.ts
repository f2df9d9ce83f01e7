import { useEffect, useRef, useState } from 'react';
import { COPIED_LABEL_MS, copyText } from './copyText';

type CopyState = 'ready' | 'copied' | 'failed';

/**
 * Provides the state and the label of a button that copies text.
 *
 * @param ready - the label before and after copying
 * @param shownMs - how long the button shows the result, in ms
 * @returns the state, the label for it, and a function that copies text
 */
export function useCopy(
  ready: string,
  shownMs = COPIED_LABEL_MS,
): {
  state: CopyState;
  label: string;
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
  const labels = { ready, copied: 'Copied', failed: 'Could not copy' };
  return { state, label: labels[state], copy };
}
