import { TIMEOUT_MS } from '../../../page-start/shared/timeout';
import { memoize } from '../../../shared/memoize';
import { loadIndex, type SearchIndex } from '../../engine/engine';

async function fetchIndex(url: string): Promise<SearchIndex> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // The development server responds with an HTML page to unknown URLs.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    throw new Error(
      `Expected the search index at ${url}, found status ${response.status} ` +
        `and content of type ${response.headers.get('content-type') ?? 'unknown'}.`,
    );
  }
  return loadIndex(await response.text());
}

/** Fetches an index, and caches it until the page is unloaded. After a failure, the next call tries again. */
export const getIndex = memoize(fetchIndex);
