import { PATIENCE_MS } from '../../../shared/patience';
import { remembered } from '../../../shared/remembered';
import { loadIndex, type SearchIndex } from '../../engine/engine';

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
export const getIndex = remembered(fetchIndex);
