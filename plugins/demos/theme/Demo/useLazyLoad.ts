import { useCallback, useState } from 'react';

interface LazyLoadState<Part> {
  part?: Part;
  state: 'idle' | 'loading' | 'failed';
}

/**
 * Loads a part of the page on request. Unlike `React.lazy`, the hook can retry after a failure.
 *
 * The update isn't a transition, because React would render it together with the transition that follows hydration
 * (`BrowserContextProvider`), and so only after it has hydrated the whole page.
 *
 * @param load - returns a promise of the part
 * @returns the part, the state of the latest request, and the function that requests the part
 */
export function useLazyLoad<Part>(
  load: () => Promise<Part>,
): LazyLoadState<Part> & { request: () => void } {
  const [loaded, setLoaded] = useState<LazyLoadState<Part>>({ state: 'idle' });
  const request = useCallback(() => {
    setLoaded(({ part }) => ({ part, state: 'loading' }));
    load().then(
      (part) => setLoaded({ part, state: 'idle' }),
      () => setLoaded({ state: 'failed' }),
    );
  }, [load]);
  return { ...loaded, request };
}
