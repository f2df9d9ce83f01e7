/**
 * What the service worker adds to plugin-pwa's, which keeps the app shell and the search index: pages
 * that were read, with what they need, can be read again offline.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isKeepMessage, type KeepMessage } from './keep';
import { offlineDocument } from './offlineDocument';

/** How long a page waits for the network before it is taken from the cache, in s. */
const NETWORK_TIMEOUT_S = 3;

/** As many pages and files as are kept; the oldest go first. */
const MOST_PAGES = 150;
const MOST_FILES = 400;

const PAGES = 'pages';
/** The documents of live demos, which are no pages to read. */
const FRAMES = 'frames';
const FILES = 'files';

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { readonly data: unknown };
}

/** The part of the worker's global scope that is needed; the DOM's types are those of a page. */
declare const self: {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
  addEventListener<Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};

const expireFiles = new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true });

const documents = (cacheName: string): NetworkFirst =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [new ExpirationPlugin({ maxEntries: MOST_PAGES, purgeOnQuotaError: true })],
    matchOptions: { ignoreSearch: true },
  });
const pages = documents(PAGES);
const frames = documents(FRAMES);
/** Files whose names change with their content. */
const hashed = new CacheFirst({ cacheName: FILES, plugins: [expireFiles] });
const pictures = new StaleWhileRevalidate({ cacheName: FILES, plugins: [expireFiles] });

/** A file that is kept already; plugin-pwa's keys have a revision behind them. */
async function kept(file: Request): Promise<Response | undefined> {
  return caches.match(file, { ignoreSearch: true });
}

async function keep(event: ExtendableEvent, { page, files }: KeepMessage): Promise<void> {
  const keepFile = async (file: string): Promise<void> => {
    const request = new Request(file);
    if (!(await kept(request))) {
      await hashed.handle({ event, request });
    }
  };
  await Promise.allSettled([
    ...(page === undefined ? [] : [pages.handle({ event, request: new Request(page) })]),
    ...files.map(keepFile),
  ]);
}

/** What a reader gets offline for a page that is not kept. */
async function offlinePage(url: URL): Promise<Response> {
  if (!url.pathname.endsWith('/')) {
    // As hosts do online.
    return Response.redirect(`${url.origin}${url.pathname}/${url.search}`);
  }
  const read = await (await caches.open(PAGES)).keys();
  return new Response(offlineDocument(read.map(({ url }) => new URL(url).pathname)), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

function createRouter(): Router {
  const { origin, pathname: base } = new URL(self.registration.scope);
  const isBelow = (folder: string, { origin: from, pathname }: URL): boolean =>
    from === origin && pathname.startsWith(base + folder);
  const router = new Router();
  router.registerRoute(new Route(({ url }) => isBelow('demos/', url), frames));
  router.registerRoute(
    new Route(({ request, url }) => request.mode === 'navigate' && isBelow('', url), pages),
  );
  router.registerRoute(
    new Route(
      ({ url }) => isBelow('assets/', url),
      async (options) => (await kept(options.request)) ?? hashed.handle(options),
    ),
  );
  router.registerRoute(new Route(({ url }) => isBelow('img/', url), pictures));
  router.setCatchHandler(({ request }) =>
    request.mode === 'navigate'
      ? offlinePage(new URL(request.url))
      : Promise.resolve(Response.error()),
  );
  return router;
}

/** plugin-pwa calls this when the worker starts. */
export default function extendWorker(): void {
  const router = createRouter();
  self.addEventListener('fetch', (event) => {
    const response = router.handleRequest({ event, request: event.request });
    if (response) {
      // Else plugin-pwa's listener would answer the shell's files a second time, and throw.
      event.stopImmediatePropagation();
      event.respondWith(response);
    }
  });
  self.addEventListener('message', (event) => {
    if (isKeepMessage(event.data)) {
      event.waitUntil(keep(event, event.data));
    }
  });
  // What the first visit's pages ask for from now on is kept too.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
