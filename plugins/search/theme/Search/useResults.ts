import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SearchIndex } from '../../engine/engine';
import { findEverywhere } from '../../engine/search';
import type { PublishedIndex } from '../../engine/published';
import {
  describeMatches,
  type ProductMatches,
  listGroups,
  type OptionGroup,
  type Scope,
} from '../../engine/resultList';
import { useIndexes } from './useIndexes';

/** The minimum length of a query. A single letter would match almost every page. */
const MIN_QUERY_LENGTH = 2;

/** The delay of result announcements, in ms, so that screen readers don't interrupt typing. */
const ANNOUNCE_DELAY_MS = 600;

/** The pages found in one product, with the product's index. */
export interface ProductResults extends ProductMatches {
  index: SearchIndex;
}

interface Results {
  query: string;
  found: ProductResults[];
  groups: OptionGroup[];
  status: 'loading' | 'failed' | 'ready';
  /** Whether the groups match the text in the field, or can't change anymore. */
  isAnswered: boolean;
  announcement: string;
  retry: () => void;
}

/** Searches all loaded indexes for the text in the field. */
export function useResults(
  published: readonly PublishedIndex[],
  text: string,
  scope: Scope,
): Results {
  const { states, retry } = useIndexes(published);
  const tidy = text.trim().replace(/\s+/g, ' ');
  const wanted = tidy.length < MIN_QUERY_LENGTH ? '' : tidy;
  const query = useDeferredValue(wanted);
  const found = published.flatMap((entry, place) => {
    const state = states[place];
    return state?.status === 'ready' ? [{ published: entry, index: state.index }] : [];
  });

  // Each index is built only once, so the file names identify the indexes.
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
  // "No results" would be wrong while an index is loading, and a failed index has its own message.
  const hasNews =
    query !== '' && (status === 'ready' || (status === 'failed' && groups.length > 0));
  const message = hasNews ? describeMatches(answers) : '';
  return {
    query,
    found: answers,
    groups,
    status,
    isAnswered: query === wanted && (groups.length > 0 || status !== 'loading'),
    announcement: useDelayedText(message),
    retry,
  };
}

/** Returns the string once it has been unchanged for `ANNOUNCE_DELAY_MS`. */
function useDelayedText(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}
