import { useEffect, useMemo, useRef, useState } from 'react';
import { tryStorage } from '../../../shared/storage';
import type { RunFile } from '../../shared/frames';

/** The timeout for edited code, in ms. It must be long enough for slow phones. */
const RUN_TIMEOUT_MS = 10_000;

/** The state of edited code: not started, running, finished, or stopped after the timeout. */
type RunState = 'idle' | 'running' | 'done' | 'stuck';

/**
 * Returns the session storage key that is set while a demo's code is running. An infinite loop may also block the page.
 * After a reload, the key shows that the code must not run automatically.
 */
const getRunningKey = (id: string): string => `demo-running:${id}`;

const markRunning = (id: string): void =>
  tryStorage(() => sessionStorage.setItem(getRunningKey(id), '1'));

const clearRunning = (id: string): void =>
  tryStorage(() => sessionStorage.removeItem(getRunningKey(id)));

/**
 * Runs edited code, and stops it after a timeout. If the browser runs the sandboxed frame in its own process, the page
 * can remove the frame. Otherwise, an infinite loop blocks the page, and the record in session storage prevents another
 * run after a reload.
 */
export function useLiveRun(id: string) {
  const [state, setState] = useState<RunState>('idle');
  /** The files that the frame runs. Without them, the built demo is visible. */
  const [files, setFiles] = useState<RunFile[]>();
  /** The error message of the latest run. */
  const [error, setError] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether a run was requested, but the frame hasn't started to evaluate the code. */
  const isPending = useRef(false);

  useEffect(() => {
    if (tryStorage(() => sessionStorage.getItem(getRunningKey(id)))) {
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
      /** Removes the frame, so that the built demo is visible again. */
      stop: (): void => {
        changeState('idle');
        clearRunning(id);
        setFiles(undefined);
        setError(null);
      },
      /** Starts the timeout when the frame starts to evaluate the code. */
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
