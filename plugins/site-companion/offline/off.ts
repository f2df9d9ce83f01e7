/**
 * What stands in the worker's place where offline reading is off: it removes an earlier worker, what
 * that one kept, and itself. Pages that are open stay as they are.
 */
import { removeCaches } from './removeCaches';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    removeCaches(new URL(self.registration.scope).pathname).then(() =>
      self.registration.unregister(),
    ),
  ),
);
