import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunFile } from '../../shared/messages';
import { clearRunning, didNotEnd, markRunning } from './running';

/** How long code may take, in ms, before it is taken to be without an end. A slow phone has time. */
const MAX_RUN_MS = 10_000;

/** What a reader's code does: nothing yet, running, ended with a result, or did not end. */
type RunState = 'idle' | 'running' | 'done' | 'stuck';

/** A reader's code in its frame. */
export interface LiveRun {
  state: RunState;
  /** What the frame runs; without it the demo is shown as it was built. */
  files: RunFile[] | undefined;
  /** What went wrong in the last run. */
  error: string | null;
  run: (files: RunFile[]) => void;
  /** Takes the frame away. */
  stop: () => void;
  /** The frame begins to evaluate the code. */
  onStart: () => void;
  onResult: (error: string | null) => void;
}

/**
 * Runs a reader's code, and ends it where it does not end by itself. Some browsers give a sandboxed
 * frame a process of its own: there the page lives and takes the frame away. In the others the page
 * hangs with it, and what helps is the mark that a reload finds.
 *
 * @param id the demo's id
 */
export function useLiveRun(id: string): LiveRun {
  const [state, setState] = useState<RunState>('idle');
  const [files, setFiles] = useState<RunFile[]>();
  const [error, setError] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The code was sent to the frame, which has not begun with it. */
  const isWaiting = useRef(false);

  const turnTo = useCallback((next: RunState) => {
    clearTimeout(timer.current);
    isWaiting.current = next === 'running';
    setState(next);
  }, []);

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

  const run = useCallback(
    (next: RunFile[]) => {
      turnTo('running');
      markRunning(id);
      setFiles(next);
    },
    [turnTo, id],
  );
  const stop = useCallback(() => {
    turnTo('idle');
    clearRunning(id);
    setFiles(undefined);
    setError(null);
  }, [turnTo, id]);
  const onStart = useCallback(() => {
    clearTimeout(timer.current);
    isWaiting.current = false;
    markRunning(id);
    timer.current = setTimeout(() => {
      turnTo('stuck');
      setFiles(undefined);
    }, MAX_RUN_MS);
  }, [turnTo, id]);
  const onResult = useCallback(
    (problem: string | null) => {
      turnTo('done');
      clearRunning(id);
      setError(problem);
    },
    [turnTo, id],
  );
  return { state, files, error, run, stop, onStart, onResult };
}
