/**
 * What the service worker adds to plugin-pwa's, which keeps the app shell and the search index: pages
 * that were read, with what they need, can be read again offline.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isKeepMessage, type KeepMessage } from './keep';
import { offlineDocument } from './offlineDocument';

/** How long a page waits for the network before it is taken from the cache, in s. */
const NETWORK_TIMEOUT_S = 3;

/** As many pages and files as are kept; the oldest go first. */
const MOST_PAGES = 150;
const MOST_FILES = 400;

/** The part of the worker's global scope that is needed; the DOM's types are those of a page. */
declare const self: {
  readonly registration: { readonly scope: string };
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown; waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
};

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true })],
  matchOptions: { ignoreSearch: true },
});
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
});

async function keep({ page, files: addresses }: KeepMessage): Promise<void> {
  const [keptPages, keptFiles] = await Promise.all([caches.open('pages'), caches.open('files')]);
  const missing = await Promise.all(
    addresses.map(async (address) => ((await caches.match(address)) ? [] : [address])),
  );
  await Promise.allSettled([
    keptPages.add(page),
    ...missing.flat().map((address) => keptFiles.add(address)),
  ]);
}

/** plugin-pwa calls this when the worker starts. */
export default function extendWorker(): void {
  const { origin, pathname: base } = new URL(self.registration.scope);

  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && url.pathname.startsWith(base),
    pages,
  );
  // Their names change with their content.
  registerRoute(
    ({ url }) => url.origin === origin && url.pathname.startsWith(`${base}assets/`),
    files,
  );
  registerRoute(
    ({ url }) => url.origin === origin && url.pathname.startsWith(`${base}img/`),
    files,
  );

  setCatchHandler(async ({ request }) => {
    if (request.mode !== 'navigate') {
      return Response.error();
    }
    const kept = await (await caches.open('pages')).keys();
    const body = offlineDocument(kept.map(({ url }) => new URL(url).pathname));
    return new Response(body, {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  });

  self.addEventListener('message', (event) => {
    if (isKeepMessage(event.data)) {
      event.waitUntil(keep(event.data));
    }
  });
}
