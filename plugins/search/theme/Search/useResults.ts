import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SearchIndex } from '../../engine/engine';
import { findEverywhere } from '../../engine/search';
import type { PublishedIndex } from '../../engine/published';
import {
  describeFound,
  type Found,
  listGroups,
  type OptionGroup,
  type Scope,
} from '../../engine/resultList';
import { useIndexes } from './useIndexes';

/** One letter begins half of all words. */
const SHORTEST_QUERY = 2;

/** Results read out while one types would talk over the typing. */
const ANNOUNCE_DELAY_MS = 600;

/** A product's answers, and the index they came from. */
export interface Answers extends Found {
  index: SearchIndex;
}

interface Results {
  query: string;
  found: Answers[];
  groups: OptionGroup[];
  status: 'loading' | 'failed' | 'ready';
  /** Whether the groups are of what is typed, or nothing is to be awaited. */
  isAnswered: boolean;
  announcement: string;
  retry: () => void;
}

/** Searches what is typed in all products whose index is there. */
export function useResults(
  published: readonly PublishedIndex[],
  text: string,
  scope: Scope,
): Results {
  const { stateOf, retry } = useIndexes(published);
  const tidy = text.trim().replace(/\s+/g, ' ');
  const wanted = tidy.length < SHORTEST_QUERY ? '' : tidy;
  const query = useDeferredValue(wanted);
  const states = published.map(stateOf);
  const found = published.flatMap((entry, place) => {
    const state = states[place];
    return state?.status === 'ready' ? [{ published: entry, index: state.index }] : [];
  });

  // Each index is made once, so the files' names say which are there: two versions of a product
  // are as many as one.
  const files = found.map((entry) => entry.published.file).join(' ');
  const isComplete = !states.some((state) => state.status === 'loading');
  const answers = useMemo(
    () =>
      query === ''
        ? found.map((entry) => ({ ...entry, pages: [] }))
        : findEverywhere(found, query, isComplete),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [files, query, isComplete],
  );
  const groups = useMemo(() => listGroups(answers, scope), [answers, scope]);

  const status = states.some((state) => state.status === 'failed')
    ? 'failed'
    : isComplete
      ? 'ready'
      : 'loading';
  // Without all indexes nobody knows that there is nothing; the failure is told by its own message.
  const hasNews =
    query !== '' && (status === 'ready' || (status === 'failed' && groups.length > 0));
  const message = hasNews ? describeFound(answers) : '';
  return {
    query,
    found: answers,
    groups,
    status,
    isAnswered: query === wanted && (groups.length > 0 || status !== 'loading'),
    announcement: useDelayed(message),
    retry,
  };
}

/** A text once it has stayed the same for a while. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
