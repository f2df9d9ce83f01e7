import { createContext, type Provider, useContext } from 'react';

/**
 * Makes a provider, and the hook that has its value in the tree below. Outside of the provider the hook
 * throws, with what is missing and what to wrap the tree in.
 *
 * @param value what the message calls the value: `docs config context value`
 * @param provider what it calls the provider: `DocsProvider`
 */
export function requiredContext<Value>(
  value: string,
  provider: string,
): [Provider<Value>, () => Value] {
  const Context = createContext<Value | null>(null);
  return [
    Context.Provider as Provider<Value>,
    function useRequired(): Value {
      const found = useContext(Context);
      if (found === null) {
        throw new Error(`Could not find the ${value}. Wrap the tree in <${provider}>.`);
      }
      return found;
    },
  ];
}
