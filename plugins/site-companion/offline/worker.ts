/**
 * The service worker: the app shell and the search index are there from the start, pages that were
 * read, with what they need, can be read again offline.
 */
import { isKeepMessage, type KeepMessage } from './keep';
import { offlineDocument } from './offlineDocument';
import { isPage, type Release } from './release';
import { SKIP_WAITING_MESSAGE } from './rules';
import type { FetchEvent, WorkerScope } from './scope';
import { openStore } from './store';

declare const self: WorkerScope;

/** `Release` as JSON, put in place when the worker is bundled (../node/bundle.ts). */
declare const RELEASE: string;

/** How long a page waits for the network before it is taken from what is kept, in ms. */
const NETWORK_TIMEOUT_MS = 3000;

const release = JSON.parse(RELEASE) as Release;
const { scope } = self.registration;
const store = openStore(release, scope);

/** What a reader gets offline for a page that is not kept. */
async function offlinePage(url: URL): Promise<Response> {
  if (!url.pathname.endsWith('/')) {
    // As hosts do online.
    return Response.redirect(`${url.origin}${url.pathname}/${url.search}`);
  }
  const { pathname } = new URL(scope);
  const pages = (await store.kept()).filter(isPage).map((address) => pathname + address);
  return new Response(offlineDocument(pages), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** A document: from the network, and where that is slow, broken or away, as it was kept. */
async function answerDocument(event: FetchEvent, address: string | undefined): Promise<Response> {
  const asked = fetch(event.request).catch(() => undefined);
  if (address === undefined) {
    return (await asked) ?? offlinePage(new URL(event.request.url));
  }
  event.waitUntil(asked.then((answer) => answer && store.keep(address, answer.clone())));
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
  const first = await Promise.race([asked, timeout]);
  if (first && first.status < 500) {
    return first;
  }
  const kept = await store.read(address);
  return kept ?? (await asked) ?? offlinePage(new URL(event.request.url));
}

/** A file of this release never changes: what is kept of it needs no network. */
async function answerFile(event: FetchEvent, address: string): Promise<Response> {
  const kept = await store.read(address);
  if (kept) {
    return kept;
  }
  const answer = await fetch(event.request);
  event.waitUntil(store.keep(address, answer.clone()));
  return answer;
}

async function keepPage({ page, files }: KeepMessage): Promise<void> {
  const addresses = [...(page === undefined ? [] : [page]), ...files].flatMap(
    (url) => store.ownFile(url) ?? [],
  );
  await Promise.all(addresses.map((address) => store.obtain(address)));
}

/** Pages of an older release that have changed since are fetched again, one by one. */
async function renew(addresses: string[]): Promise<void> {
  for (const address of addresses.filter(isPage)) {
    await store.obtain(address);
  }
}

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all(release.shell.map((address) => store.obtain(address)))),
);

self.addEventListener('activate', (event) =>
  event.waitUntil(
    store.inherit().then(async (inherited) => {
      // What the first visit's pages ask for from now on is kept too.
      await self.clients.claim();
      // Not waited for: no page waits for it either.
      void renew(inherited);
    }),
  ),
);

self.addEventListener('message', (event) => {
  if (isKeepMessage(event.data)) {
    event.waitUntil(keepPage(event.data));
  } else if ((event.data as { type?: unknown } | null)?.type === SKIP_WAITING_MESSAGE.type) {
    event.waitUntil(self.skipWaiting());
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = store.ownFile(request.url);
  if (request.method !== 'GET' || request.headers.has('Range')) {
    return;
  }
  // A page that is prefetched (page-start) is asked for as when it is opened, which then finds it.
  if (request.mode === 'navigate' || (address !== undefined && isPage(address))) {
    event.respondWith(answerDocument(event, address));
  } else if (address !== undefined) {
    event.respondWith(answerFile(event, address));
  }
});
