import { AppProvider, type AppProviderProps, type Navigation } from '@toolpad/core/AppProvider';
import { createContext, useContext } from 'react';

const NavigationContext = createContext<Navigation>([]);

// AppProvider, and the same navigation in a context that your components may read.
export function NavigatedAppProvider({ navigation = [], ...props }: AppProviderProps) {
  return (
    <NavigationContext.Provider value={navigation}>
      <AppProvider {...props} navigation={navigation} />
    </NavigationContext.Provider>
  );
}

// With 0.16.0, delete this file and import the hook from @toolpad/core/useNavigation.
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
