import { translate } from '@docusaurus/Translate';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SearchIndex } from '../../engine/engine';
import type { PublishedIndex } from '../../engine/published';
import { groupByProduct, type ProductMatches } from '../../engine/resultList';
import { findPages } from '../../engine/search';
import { useSearchIndex } from './useSearchIndex';

/** The minimum length of a query. A single letter would match almost every page. */
const MIN_QUERY_LENGTH = 2;

/** The delay of result announcements, in ms, so that screen readers don't interrupt typing. */
const ANNOUNCE_DELAY_MS = 600;

/** Returns the text of the field, which may have been typed before this script has loaded. */
export function useInputText(input: HTMLInputElement): string {
  return useSyncExternalStore(
    (onChange) => {
      input.addEventListener('input', onChange);
      return () => input.removeEventListener('input', onChange);
    },
    () => input.value,
  );
}

interface Results {
  query: string;
  index: SearchIndex | undefined;
  /** The pages found in each product. */
  found: ProductMatches[];
  status: 'loading' | 'failed' | 'ready';
  /** Whether the results match the text in the field, or can't change anymore. */
  isAnswered: boolean;
  announcement: string;
  retry: () => void;
}

/** Searches for the text in the field. */
export function useResults(published: readonly PublishedIndex[], text: string): Results {
  const { index, status, retry } = useSearchIndex(published);
  const tidy = text.trim().replace(/\s+/g, ' ');
  const wanted = tidy.length < MIN_QUERY_LENGTH ? '' : tidy;
  const query = useDeferredValue(wanted);
  const pages = useMemo(
    () => (index && query !== '' ? findPages(index, query) : []),
    [index, query],
  );
  const found = groupByProduct(published, pages);
  // "No results" would be wrong while the text is loading, and a failure has its own message.
  const hasNews = query !== '' && (status === 'ready' || (status === 'failed' && pages.length > 0));
  return {
    query,
    index,
    found,
    status,
    isAnswered: query === wanted && (pages.length > 0 || status !== 'loading'),
    announcement: useDelayedText(hasNews ? describeMatches(found) : ''),
    retry,
  };
}

/** Returns the announcement of the results for screen readers. */
function describeMatches(found: readonly ProductMatches[]): string {
  const parts = found
    .filter(({ pages }) => pages.length > 0)
    .map(({ published: { label }, pages }) => `${label}: ${pages.length}`);
  return parts.length === 0
    ? translate({ id: 'search.announcement.none', message: 'No results' })
    : translate(
        { id: 'search.announcement.found', message: 'Pages found. {counts}' },
        { counts: parts.join(', ') },
      );
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
