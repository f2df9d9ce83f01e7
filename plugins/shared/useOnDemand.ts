import { startTransition, useCallback, useState } from 'react';

interface OnDemand<Part> {
  /** What was asked for, once it is there. */
  part?: Part;
  state: 'idle' | 'loading' | 'failed';
}

/**
 * For a part that is loaded when a reader wants it, and nothing of it before. A failed attempt can be
 * repeated, which `React.lazy` does not allow.
 *
 * @param load loads it; rejects if it cannot be had
 * @returns what there is of it, and what asks for it
 */
export function useOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> & { ask: () => void } {
  const [loaded, setLoaded] = useState<OnDemand<Part>>({ state: 'idle' });
  const ask = useCallback(() => {
    setLoaded(({ part }) => ({ part, state: 'loading' }));
    load().then(
      (part) => startTransition(() => setLoaded({ part, state: 'idle' })),
      () => setLoaded({ state: 'failed' }),
    );
  }, [load]);
  return { ...loaded, ask };
}
