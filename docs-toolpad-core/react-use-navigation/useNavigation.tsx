import {
  AppProvider,
  type AppProviderProps,
  type Navigation,
} from '@toolpad/core/AppProvider';
import { createContext, useContext } from 'react';

const NavigationContext = createContext<Navigation>([]);

// Renders AppProvider, and provides the same navigation in a context for your
// components.
export function NavigatedAppProvider({
  navigation = [],
  ...props
}: AppProviderProps) {
  return (
    <NavigationContext.Provider value={navigation}>
      <AppProvider {...props} navigation={navigation} />
    </NavigationContext.Provider>
  );
}

// With 0.16.0, delete this file and import the hook from
// @toolpad/core/useNavigation.
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
