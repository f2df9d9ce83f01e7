import type { SearchRequest } from '../../engine/results';
import type { Answer } from '../../engine/searcher';

/** Answers requests in another thread, so that the page responds while the index is created and searched. */
export interface SearchThread {
  /** Sends a request. Its answers replace those to earlier requests. */
  ask: (request: SearchRequest) => void;
  getAnswer: () => Answer | undefined;
  /** Adds a function that is called after each answer. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a thread. After a failure, the next request starts another worker. */
export function createSearchThread(
  createWorker: () => Pick<Worker, 'onerror' | 'onmessage' | 'postMessage'>,
): SearchThread {
  const listeners = new Set<() => void>();
  let worker: ReturnType<typeof createWorker> | undefined;
  let answer: Answer | undefined;
  const setAnswer = (next: Answer): void => {
    answer = next;
    listeners.forEach((listener) => listener());
  };
  return {
    ask(request) {
      worker ??= createWorker();
      worker.onmessage = ({ data }: MessageEvent<Answer>) => setAnswer(data);
      worker.onerror = () => {
        worker = undefined;
        setAnswer({ request, status: 'failed', scope: request.scope, counts: {}, groups: [] });
      };
      worker.postMessage(request);
    },
    getAnswer: () => answer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
