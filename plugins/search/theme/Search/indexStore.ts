import { PATIENCE_MS } from '../../../shared/patience';
import { loadIndex, type SearchIndex } from '../../engine/engine';

const loading = new Map<string, Promise<SearchIndex>>();

async function fetchIndex(url: string): Promise<SearchIndex> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  // The development server answers unknown addresses with a page.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    throw new Error(
      `Expected the search index at ${url}, found status ${response.status} ` +
        `and content of type ${response.headers.get('content-type') ?? 'unknown'}.`,
    );
  }
  return loadIndex(await response.text());
}

/** An index, fetched once for the visit; after a failure the next call tries again. */
export function getIndex(url: string): Promise<SearchIndex> {
  const known = loading.get(url);
  if (known) {
    return known;
  }
  const promise = fetchIndex(url);
  loading.set(url, promise);
  promise.catch(() => loading.delete(url));
  return promise;
}
