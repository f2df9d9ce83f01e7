import { startTransition, useCallback, useState } from 'react';

interface OnDemand<Part> {
  /** The part, once it has loaded. */
  part?: Part;
  state: 'idle' | 'loading' | 'failed';
}

/**
 * Loads a part of the page when a reader requests it. Unlike with `React.lazy`, a failed attempt can be repeated.
 *
 * @param load - returns a promise of the part
 * @returns the part, the state of the last request, and the function that requests it
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
): OnDemand<Part> & { request: () => void } {
  const [loaded, setLoaded] = useState<OnDemand<Part>>({ state: 'idle' });
  const request = useCallback(() => {
    setLoaded(({ part }) => ({ part, state: 'loading' }));
    load().then(
      (part) => startTransition(() => setLoaded({ part, state: 'idle' })),
      () => setLoaded({ state: 'failed' }),
    );
  }, [load]);
  return { ...loaded, request };
}
