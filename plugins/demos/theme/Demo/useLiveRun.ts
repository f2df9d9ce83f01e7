import { useEffect, useMemo, useRef, useState } from 'react';
import { tryStorage } from '../../../shared/tryStorage';
import type { RunFile } from '../../shared/frames';

/** The timeout of edited code, in ms. It is long enough for a slow phone. */
const RUN_TIMEOUT_MS = 10_000;

/** The state of a reader's code: not started, running, finished, or stopped after the timeout. */
type RunState = 'idle' | 'running' | 'done' | 'stuck';

const getKey = (id: string): string => `demo-running:${id}`;

/**
 * Marks a demo's code as running, in the tab's session storage. An endless loop can block the page too; after a reload,
 * the mark is still there, and the code isn't run again automatically.
 */
function markRunning(id: string): void {
  tryStorage(() => sessionStorage.setItem(getKey(id), '1'));
}

function clearRunning(id: string): void {
  tryStorage(() => sessionStorage.removeItem(getKey(id)));
}

/**
 * Runs a reader's code, and stops it after the timeout. In some browsers a sandboxed frame has its own process, so the
 * page can remove the frame. In others the page is blocked too, and the mark in the session storage helps after a
 * reload.
 *
 * @param id - the demo's id
 */
export function useLiveRun(id: string) {
  const [state, setState] = useState<RunState>('idle');
  /** The code in the frame; without it, the built demo is shown. */
  const [files, setFiles] = useState<RunFile[]>();
  /** The error message of the last run. */
  const [error, setError] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while the frame has received code and not started to evaluate it. */
  const isPending = useRef(false);

  useEffect(() => {
    if (tryStorage(() => sessionStorage.getItem(getKey(id)))) {
      setState('stuck');
    }
    const leave = (): void => {
      if (isPending.current) {
        clearRunning(id);
      }
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
      clearTimeout(timer.current);
    };
  }, [id]);

  const actions = useMemo(() => {
    const changeState = (next: RunState): void => {
      clearTimeout(timer.current);
      isPending.current = next === 'running';
      setState(next);
    };
    return {
      run: (next: RunFile[]): void => {
        changeState('running');
        markRunning(id);
        setFiles(next);
      },
      /** Removes the frame. */
      stop: (): void => {
        changeState('idle');
        clearRunning(id);
        setFiles(undefined);
        setError(null);
      },
      /** Starts the timeout, when the frame starts to evaluate the code. */
      onStart: (): void => {
        clearTimeout(timer.current);
        isPending.current = false;
        markRunning(id);
        timer.current = setTimeout(() => {
          changeState('stuck');
          setFiles(undefined);
        }, RUN_TIMEOUT_MS);
      },
      onResult: (message: string | null): void => {
        changeState('done');
        clearRunning(id);
        setError(message);
      },
    };
  }, [id]);
  return { state, files, error, ...actions };
}

export type LiveRun = ReturnType<typeof useLiveRun>;
