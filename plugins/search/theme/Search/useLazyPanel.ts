import { type RefObject, useEffect } from 'react';
import { useOnDemand } from '../../../shared/useOnDemand';
import { watchForSearch } from './watchForSearch';

const loadPanel = async () => (await import('./SearchPanel')).default;

/** Loads the panel (results, MUI's parts, MiniSearch) on the first intent towards the search. */
export function useLazyPanel(dialog: RefObject<HTMLDialogElement | null>) {
  const { part: Panel, state, ask } = useOnDemand(loadPanel);
  useEffect(
    () => (dialog.current ? watchForSearch(dialog.current, ask) : undefined),
    [dialog, ask],
  );
  return { Panel, hasFailed: state === 'failed', retry: ask };
}
