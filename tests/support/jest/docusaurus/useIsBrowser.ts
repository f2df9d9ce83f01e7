import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** As Docusaurus's own: false on the server and while React hydrates, true after. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
