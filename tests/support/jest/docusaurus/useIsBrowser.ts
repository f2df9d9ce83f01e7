import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Like Docusaurus, returns false on the server and during hydration, and true afterwards. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
