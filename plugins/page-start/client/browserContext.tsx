import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** The value of `useIsBrowser()`: whether the page is hydrated. */
export const Context = createContext(false);

/**
 * Replaces Docusaurus's own provider, which updates all components at once: React would have to hydrate every
 * `<Suspense>` boundary for that without a pause. In a transition, each boundary waits for its turn.
 * Upstream: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/browserContext.tsx.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
