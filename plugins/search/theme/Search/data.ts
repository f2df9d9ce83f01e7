import indexes from '@generated/site-search/default/indexes.json';
import { getIndexes } from '../../engine/published';
import { ALL_PRODUCTS } from '../../engine/results';
import { createSearchThread } from './searchThread';

export const searchThread = createSearchThread(
  () =>
    new Worker(
      /* webpackChunkName: "shell-worker" */ new URL('../../engine/worker.ts', import.meta.url),
    ),
);

// The names load, and the worker indexes them, while React loads.
if (typeof document !== 'undefined') {
  const published = getIndexes(indexes, location.pathname);
  searchThread.ask({ published, current: undefined, query: null, scope: ALL_PRODUCTS });
}
