import { createContext, type Provider, useContext } from 'react';

/**
 * Creates a provider, and a hook that returns the provider's value and throws an error outside the provider.
 *
 * @param value - the value's name in the error message
 * @param provider - the provider in the error message, with its article
 */
export function createRequiredContext<Value>(
  value: string,
  provider: string,
): [Provider<Value>, () => Value] {
  const Context = createContext<Value | null>(null);
  return [
    Context.Provider as Provider<Value>,
    function useRequired(): Value {
      const found = useContext(Context);
      if (found === null) {
        throw new Error(`Could not find ${value}; wrap in ${provider}.`);
      }
      return found;
    },
  ];
}
