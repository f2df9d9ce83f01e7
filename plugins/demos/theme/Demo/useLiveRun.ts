import { useEffect, useMemo, useRef, useState } from 'react';
import type { RunFile } from '../../shared/messages';
import { clearRunning, didNotEnd, markRunning } from './running';

/** How long code may take, in ms, before it is taken to be without an end. A slow phone has time. */
const MAX_RUN_MS = 10_000;

/** What a reader's code does: nothing yet, running, ended with a result, or did not end. */
type RunState = 'idle' | 'running' | 'done' | 'stuck';

/**
 * Runs a reader's code, and ends it where it does not end by itself. Some browsers give a sandboxed
 * frame a process of its own: there the page lives and takes the frame away. In the others the page
 * hangs with it, and what helps is the mark that a reload finds.
 *
 * @param id the demo's id
 */
export function useLiveRun(id: string) {
  const [state, setState] = useState<RunState>('idle');
  /** What the frame runs; without it the demo is shown as it was built. */
  const [files, setFiles] = useState<RunFile[]>();
  /** What went wrong in the last run. */
  const [error, setError] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The code was sent to the frame, which has not begun with it. */
  const isWaiting = useRef(false);

  useEffect(() => {
    if (didNotEnd(id)) {
      setState('stuck');
    }
    const leave = (): void => {
      if (isWaiting.current) {
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
    const turnTo = (next: RunState): void => {
      clearTimeout(timer.current);
      isWaiting.current = next === 'running';
      setState(next);
    };
    return {
      run: (next: RunFile[]): void => {
        turnTo('running');
        markRunning(id);
        setFiles(next);
      },
      /** Takes the frame away. */
      stop: (): void => {
        turnTo('idle');
        clearRunning(id);
        setFiles(undefined);
        setError(null);
      },
      /** The frame begins to evaluate the code. */
      onStart: (): void => {
        clearTimeout(timer.current);
        isWaiting.current = false;
        markRunning(id);
        timer.current = setTimeout(() => {
          turnTo('stuck');
          setFiles(undefined);
        }, MAX_RUN_MS);
      },
      onResult: (problem: string | null): void => {
        turnTo('done');
        clearRunning(id);
        setError(problem);
      },
    };
  }, [id]);
  return { state, files, error, ...actions };
}

/** A reader's code in its frame. */
export type LiveRun = ReturnType<typeof useLiveRun>;
