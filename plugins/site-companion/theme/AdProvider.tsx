import { createContext, type ReactNode, useContext } from 'react';
import type { AdSettings } from '../shared/settings';
import { missingContextMessage } from './errors';

const AdContext = createContext<AdSettings | null>(null);

/** Gives the ad settings to the tree below. */
export function AdProvider({
  value,
  children,
}: {
  value: AdSettings;
  children: ReactNode;
}): ReactNode {
  return <AdContext.Provider value={value}>{children}</AdContext.Provider>;
}

/**
 * The ad settings.
 *
 * @throws outside of an `<AdProvider>`, with what is missing and what to wrap the tree in
 */
export function useAdConfig(): AdSettings {
  const value = useContext(AdContext);
  if (value === null) {
    throw new Error(missingContextMessage('docs ad config context value', 'AdProvider'));
  }
  return value;
}
