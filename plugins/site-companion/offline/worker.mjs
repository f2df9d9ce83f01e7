/**
 * The service worker's rules for files that aren't precached. `@docusaurus/plugin-pwa` compiles this file into `sw.js`,
 * and its compiler accepts only JavaScript. The plugin's own part of `sw.js` precaches the files that
 * node/serviceWorker.ts selects, and skips waiting when a page sends `SKIP_WAITING`.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

const { scope } = self.registration;

/**
 * Like the names of Workbox's caches, these end with the scope, so that each language of the site has its own caches.
 */
const PAGES = `pages-${scope}`;
const FILES = `files-${scope}`;
const IMAGES = `images-${scope}`;

/** The worker serves a page from the cache if the network takes longer than this. */
const NETWORK_TIMEOUT_S = 3;

const MAX_FILES = 1000;
const MAX_AGE_S = 60 * 24 * 60 * 60;

/** Matches folders in which every file name contains a hash. */
const HASHED = /^(?:assets|companion|search-index)\//;
const UNHASHED = /^(?:img\/|manifest\.)/;
/** Matches documents of demo frames, which readers don't open as pages. */
const FRAME = /^(?:demos|live)\//;

const removeQueryAndHash = (url) => url.replace(/[?#].*$/s, '');

const isPage = (path) => /(?:^|\/)$/.test(path);

/** Finds a precached file. If the file's name contains no hash, the query of its cache key does. */
const matchPrecache = (url) =>
  caches.match(url, { cacheName: cacheNames.precache, ignoreSearch: true, ignoreVary: true });

/**
 * Serves precached files. Workbox's strategies search only their own cache, and a precached file
 * needs no second copy.
 */
const precachePlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? matchPrecache(request.url),
};

/** Returns the offline page, with links to the cached pages. */
async function createOfflinePage({ url }) {
  const { origin, pathname, search } = new URL(url);
  if (!isPage(pathname)) {
    // Hosts redirect in the same way, and the cached URLs of pages end with a slash.
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
    // The paths need no escaping, because URLs contain no quotation marks and angle brackets.
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
  /**
   * Stores one entry per page, without its query. The key is a string, so no request headers are compared for `Vary`.
   */
  cacheKeyWillBeUsed: async ({ request }) => removeQueryAndHash(request.url),
  /** Rejects redirected responses, which browsers don't accept for a navigation. */
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
  /** Throws on a server error, so that the page is served from the cache, as it is when the reader is offline. */
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status >= 500) {
      state.serverError = response;
      throw new Error(`The host responded with ${response.status}.`);
    }
    return response;
  },
  /** If the page isn't cached, readers see the server error or the offline page. */
  handlerDidError: async ({ request, state }) => state.serverError ?? createOfflinePage(request),
};

const router = new Router();

/** Adds a rule for URLs below the scope. Range requests go to the network. */
function addRoute(isMatch, strategy) {
  const matches = ({ request }) =>
    request.url.startsWith(scope) &&
    !request.headers.has('Range') &&
    isMatch(removeQueryAndHash(request.url).slice(scope.length), request);
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

// The second condition includes prefetched pages, so that navigations find them in the cache.
addRoute(
  (path, { mode }) => mode === 'navigate' || isPage(path),
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [pagePlugin],
  }),
);

/** Fetches the pages that an older release has cached again, because their scripts and styles no longer exist. */
async function renewPages() {
  const cache = await caches.open(PAGES);
  for (const request of await cache.keys()) {
    await cache.add(request).catch(() => undefined);
  }
}

/** Adds the rules to the worker. The plugin calls this function before it adds its own listeners. */
export default function startWorker() {
  clientsClaim();
  router.addCacheListener();
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const response = router.handleRequest({ request, event });
    if (response) {
      event.respondWith(response);
      // The plugin's own listener would respond a second time, and it fails if a cache has been
      // deleted.
      event.stopImmediatePropagation();
    }
  });
  self.addEventListener('activate', () => {
    // The activation must not wait for these requests, because pages wait for the activation.
    void renewPages();
  });
}
