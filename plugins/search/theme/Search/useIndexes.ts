import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { SearchIndex } from '../../engine/engine';
import type { PublishedIndex } from '../../engine/published';
import { getIndex } from './indexStore';

/** An index and how far it has come. */
export type IndexState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; index: SearchIndex };

const LOADING: IndexState = { status: 'loading' };

/**
 * Loads indexes one after another, the reader's own product first: it is what is looked at, and it
 * must not share its way with the others.
 *
 * @param published the indexes in the order in which they are wanted
 */
export function useIndexes(published: readonly PublishedIndex[]): {
  stateOf: (index: PublishedIndex) => IndexState;
  retry: () => void;
} {
  const { withBaseUrl } = useBaseUrlUtils();
  const [states, setStates] = useState<Record<string, IndexState>>({});
  const [attempt, setAttempt] = useState(0);
  const wanted = published.map(({ file }) => file).join(' ');

  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      for (const file of wanted.split(' ').filter(Boolean)) {
        const state = await getIndex(withBaseUrl(file)).then(
          (index): IndexState => ({ status: 'ready', index }),
          (): IndexState => ({ status: 'failed' }),
        );
        if (!isCurrent) {
          return;
        }
        setStates((before) => ({ ...before, [file]: state }));
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [wanted, withBaseUrl, attempt]);

  return {
    stateOf: ({ file }) => states[file] ?? LOADING,
    retry: () => {
      setStates({});
      setAttempt((count) => count + 1);
    },
  };
}
