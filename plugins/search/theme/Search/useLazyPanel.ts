import {
  type ComponentType,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { SearchPanelProps } from './SearchPanel';
import { watchForSearch } from './watchForSearch';

interface LazyPanel {
  Panel?: ComponentType<SearchPanelProps>;
  hasFailed: boolean;
}

/**
 * Loads the panel (results, MUI's parts, MiniSearch) on the first intent towards the search, nothing
 * of it before. A failed attempt can be repeated, which `React.lazy` does not allow.
 */
export function useLazyPanel(
  dialog: RefObject<HTMLDialogElement | null>,
): LazyPanel & { retry: () => void } {
  const [state, setState] = useState<LazyPanel>({ hasFailed: false });

  const load = useCallback(() => {
    import('./SearchPanel').then(
      ({ default: Panel }) => startTransition(() => setState({ Panel, hasFailed: false })),
      () => setState({ hasFailed: true }),
    );
  }, []);

  useEffect(
    () => (dialog.current ? watchForSearch(dialog.current, load) : undefined),
    [dialog, load],
  );

  return {
    ...state,
    retry: () => {
      setState({ hasFailed: false });
      load();
    },
  };
}
