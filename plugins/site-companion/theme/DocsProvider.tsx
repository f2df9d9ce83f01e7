import { createContext, type ReactNode, useContext } from 'react';
import { missingContextMessage } from './errors';

/** What components of the docs need to know of the site. */
export interface DocsConfig {
  /** Where the sources are: `https://github.com/mui/toolpad`. */
  repository: string;
}

const DocsContext = createContext<DocsConfig | null>(null);

/** Gives the docs' configuration to the tree below. */
export function DocsProvider({
  value,
  children,
}: {
  value: DocsConfig;
  children: ReactNode;
}): ReactNode {
  return <DocsContext.Provider value={value}>{children}</DocsContext.Provider>;
}

/**
 * The docs' configuration.
 *
 * @throws outside of a `<DocsProvider>`, with what is missing and what to wrap the tree in
 */
export function useDocsConfig(): DocsConfig {
  const value = useContext(DocsContext);
  if (value === null) {
    throw new Error(missingContextMessage('docs config context value', 'DocsProvider'));
  }
  return value;
}
