import { useEffect, useState } from 'react';
import { memoize } from '../../../shared/memoize';
import { TIMEOUT_MS } from '../../../page-start/shared/timeout';
import { addText, createIndex, type SearchIndex } from '../../engine/engine';
import type { PublishedIndex } from '../../engine/published';

async function fetchJson(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // The development server responds with an HTML page to unknown URLs.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    throw new Error(
      `Expected a part of the search index at ${url}, found status ${response.status} ` +
        `and content of type ${response.headers.get('content-type') ?? 'unknown'}.`,
    );
  }
  return response.text();
}

type IndexFile = Pick<PublishedIndex, 'id' | 'names' | 'text'>;

/** Loads the names of products. After a failure, the next call tries again. The key is a list of files as JSON. */
const loadNames = memoize(async (key: string) => {
  const files = (JSON.parse(key) as IndexFile[]).map(async ({ id, names }) => ({
    product: id,
    json: await fetchJson(names),
  }));
  return createIndex(await Promise.all(files));
});

/** Loads the names and the text of products. */
const loadAll = memoize(async (key: string) => {
  const index = await loadNames(key);
  const files = (JSON.parse(key) as IndexFile[]).map(({ text }) => fetchJson(text));
  return addText(index, await Promise.all(files));
});

interface IndexState {
  /** The index, which contains only names while `status` is `loading`. */
  index?: SearchIndex;
  status: 'loading' | 'failed' | 'ready';
}

/**
 * Loads the index of the given products: first the names, and then the text. The index is kept until the page is
 * unloaded.
 *
 * @returns the state, and a function that tries again after a failure
 */
export function useSearchIndex(
  published: readonly PublishedIndex[],
): IndexState & { retry: () => void } {
  const [state, setState] = useState<IndexState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // The order of the products depends on the page, but the index doesn't.
  const key = JSON.stringify(
    published
      .map(({ id, names, text }): IndexFile => ({ id, names, text }))
      .sort((a, b) => a.id.localeCompare(b.id)),
  );

  useEffect(() => {
    let isCurrent = true;
    const set = (next: IndexState): void => {
      if (isCurrent) {
        setState((before) => ({ ...before, ...next }));
      }
    };
    loadNames(key)
      .then((index) => set({ index, status: 'loading' }))
      .then(() => loadAll(key))
      .then((index) => set({ index, status: 'ready' }))
      .catch(() => set({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  const retry = (): void => {
    setState(({ index }) => ({ index, status: 'loading' }));
    setAttempt((count) => count + 1);
  };
  return { ...state, retry };
}
