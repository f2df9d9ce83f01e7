import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the page is hydrated: what `useIsBrowser()` tells. */
export const Context = createContext(false);

/**
 * Takes the place of Docusaurus's own, which tells all components at once: React would have to hydrate
 * every `<Suspense>` boundary for that, without a pause. In a transition, each waits for its turn.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
