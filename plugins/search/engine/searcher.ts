import { TIMEOUT_MS } from '../../page-start/shared/timeout';
import { memoize } from '../../shared/memoize';
import { addText, createIndex, type SearchIndex } from './engine';
import { type Results, search, type SearchRequest } from './results';

export interface Answer extends Results {
  request: SearchRequest;
  /** An answer comes from the names alone while the text is loading, or if it can't be loaded. */
  status: 'loading' | 'failed' | 'ready';
}

async function fetchJson(url: string, cache?: RequestCache): Promise<string> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
  // The development server responds with an HTML page to unknown URLs.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    throw new Error(
      `Expected a part of the search index at ${url}, found status ${response.status} ` +
        `and content of type ${response.headers.get('content-type') ?? 'unknown'}.`,
    );
  }
  return response.text();
}

type Published = SearchRequest['published'];

/**
 * Creates a function that answers requests: first from the names, and then also from the text. It loads both on demand,
 * and again after a failure. When a request arrives, it stops answering earlier ones.
 */
export function createSearcher(
  reply: (answer: Answer) => void,
): (request: SearchRequest) => Promise<void> {
  const fetchNames = async (key: string, cache?: RequestCache): Promise<SearchIndex> => {
    const files = (JSON.parse(key) as Published).map(async ({ id, names }) => ({
      product: id,
      json: await fetchJson(names, cache),
    }));
    return createIndex(await Promise.all(files));
  };
  const loadNames = memoize((key: string) => fetchNames(key));
  const loadAll = memoize(async (key: string) => {
    const index = await loadNames(key);
    const files = (JSON.parse(key) as Published).map(({ text }) => fetchJson(text, 'no-cache'));
    const text = await Promise.all(files);
    // The site may have been released again since the names were loaded.
    return addText(index, text).catch(async () => addText(await fetchNames(key, 'no-cache'), text));
  });
  /** The loaded indexes, by the same keys as the functions above. */
  const indexes = new Map<string, SearchIndex>();
  let latest: SearchRequest | undefined;

  return async (request) => {
    latest = request;
    // The order of the products depends on the page, but the index doesn't.
    const key = JSON.stringify([...request.published].sort((a, b) => a.id.localeCompare(b.id)));
    const send = (status: Answer['status']): void => {
      if (request === latest) {
        reply({ request, status, ...search(indexes.get(key), request) });
      }
    };
    try {
      if (!indexes.get(key)?.text) {
        indexes.set(key, await loadNames(key));
        send('loading');
        if (request.query === null) {
          return;
        }
        indexes.set(key, await loadAll(key));
      }
      send('ready');
    } catch {
      send('failed');
    }
  };
}
