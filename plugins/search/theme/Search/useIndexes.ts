import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { SearchIndex } from '../../engine/engine';
import type { PublishedIndex } from '../../engine/published';
import { getIndex } from './indexStore';

type IndexState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; index: SearchIndex };

/**
 * Loads the indexes one after another, so that the first one, which belongs to the page's product, doesn't share the
 * connection with the others.
 *
 * @returns the state of each index, and a function that tries again
 */
export function useIndexes(published: readonly PublishedIndex[]): {
  states: IndexState[];
  retry: () => void;
} {
  const { withBaseUrl } = useBaseUrlUtils();
  const [states, setStates] = useState<Record<string, IndexState>>({});
  const [attempt, setAttempt] = useState(0);
  const files = published.map(({ file }) => file).join(' ');

  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      for (const file of files.split(' ').filter(Boolean)) {
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
  }, [files, withBaseUrl, attempt]);

  return {
    states: published.map(({ file }) => states[file] ?? { status: 'loading' }),
    retry: () => {
      setStates({});
      setAttempt((count) => count + 1);
    },
  };
}
