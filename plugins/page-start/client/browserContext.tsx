import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** The value of `useIsBrowser()`, which is true after hydration. */
export const Context = createContext(false);

/**
 * Replaces Docusaurus's own provider, which updates all of its consumers at once. Such an update forces
 * React to hydrate every `<Suspense>` boundary without a pause. In a transition, React hydrates one boundary at a time.
 * Upstream: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/client/browserContext.tsx.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
