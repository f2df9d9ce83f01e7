/**
 * The service worker's rules for what is not precached. `@docusaurus/plugin-pwa` compiles this file into
 * `sw.js`, and that compiler understands JavaScript only. The plugin's own part of `sw.js` precaches what
 * node/serviceWorker.ts lists, and takes over when a page sends `SKIP_WAITING`.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

const { scope } = self.registration;

/** Names end in the scope, as Workbox's own do: other languages of the site have caches of their own. */
const PAGES = `pages-${scope}`;
const FILES = `files-${scope}`;
const IMAGES = `images-${scope}`;

/** How long a page waits for the network before it is taken from the cache. */
const NETWORK_TIMEOUT_S = 3;

const MAX_FILES = 1000;
const MAX_AGE_S = 60 * 24 * 60 * 60;

/** Folders in which every name has a hash of its file. */
const HASHED = /^(?:assets|companion|search-index)\//;
const UNHASHED = /^(?:img\/|manifest\.)/;
/** Frames of demos are documents too, but nobody opens them as pages. */
const FRAME = /^(?:demos|live)\//;

/** An address without its query and its hash. */
const plain = (url) => url.replace(/[?#].*$/s, '');

const isPage = (path) => /(?:^|\/)$/.test(path);

/** A precached file. Those without a hash in their names have one in their key's query. */
const matchPrecache = (url) =>
  caches.match(url, { cacheName: cacheNames.precache, ignoreSearch: true, ignoreVary: true });

/** Strategies look into their own cache only, and what is precached needs no second copy. */
const precachePlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? matchPrecache(request.url),
};

/** The page for readers who are offline, with links to what they can read. */
async function offlinePage({ url }) {
  const { origin, pathname, search } = new URL(url);
  if (!isPage(pathname)) {
    // Hosts redirect so online, and pages are cached under their addresses with the slash.
    return Response.redirect(`${origin}${pathname}/${search}`);
  }
  const page = await matchPrecache(`${scope}offline.html`);
  if (!page) {
    return undefined;
  }
  const cached = await (await caches.open(PAGES)).keys();
  const links = cached
    .filter(({ url: address }) => !FRAME.test(address.slice(scope.length)))
    .map(({ url: address }) => new URL(address).pathname)
    .sort()
    // URLs have no quotation marks and no angle brackets in their paths.
    .map((path) => `<li><a href="${path}">${path}</a></li>`);
  const list =
    links.length > 0 ? `<p>You can read these pages now:</p><ul>${links.join('')}</ul>` : '';
  const html = (await page.text()).replace('</main>', `${list}</main>`);
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

const pagePlugin = {
  /** A page has one entry, whatever its query; a plain address has no headers that `Vary` compares. */
  cacheKeyWillBeUsed: async ({ request }) => plain(request.url),
  /** Browsers refuse a redirected response for a navigation. */
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
  /** Treats a broken host like a network that is away, so that the cache is asked. */
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status >= 500) {
      state.answer = response;
      throw new Error(`The host answered ${response.status}.`);
    }
    return response;
  },
  /** Without a cached page the reader sees the host's own answer, or that there is none. */
  handlerDidError: async ({ request, state }) => state.answer ?? offlinePage(request),
};

const router = new Router();

/** Adds a rule for addresses below the scope. Parts of files are left to the network. */
function addRoute(isMatch, strategy) {
  const matches = ({ request }) =>
    request.url.startsWith(scope) &&
    !request.headers.has('Range') &&
    isMatch(plain(request.url).slice(scope.length), request);
  router.registerRoute(new Route(matches, strategy));
}

addRoute(
  (path) => HASHED.test(path),
  new CacheFirst({
    cacheName: FILES,
    plugins: [
      new ExpirationPlugin({
        maxEntries: MAX_FILES,
        maxAgeSeconds: MAX_AGE_S,
        purgeOnQuotaError: true,
      }),
      precachePlugin,
    ],
  }),
);

addRoute(
  (path) => UNHASHED.test(path),
  new StaleWhileRevalidate({ cacheName: IMAGES, plugins: [precachePlugin] }),
);

// Pages that are prefetched are fetched like those that are opened, which then find them.
addRoute(
  (path, { mode }) => mode === 'navigate' || isPage(path),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [pagePlugin],
  }),
);

/** Fetches the cached pages of an older release again, since the scripts and styles they name are gone. */
async function renewPages() {
  const cache = await caches.open(PAGES);
  for (const request of await cache.keys()) {
    await cache.add(request).catch(() => undefined);
  }
}

/** Adds the rules to the worker. The plugin calls this before it adds its own listeners. */
export default function startWorker() {
  clientsClaim();
  router.addCacheListener();
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const response = router.handleRequest({ request, event });
    if (response) {
      event.respondWith(response);
      // The plugin's own listener would answer a second time, and has no answer if a cache was deleted.
      event.stopImmediatePropagation();
    }
  });
  self.addEventListener('activate', () => {
    // Not waited for, because no page gets an answer before the worker is active.
    void renewPages();
  });
}
