/**
 * The service worker's rules for files that aren't precached. `@docusaurus/plugin-pwa` compiles this file into `sw.js`,
 * and its compiler accepts only JavaScript. The plugin's own part of `sw.js` caches the files that
 * options.ts selects, and skips waiting when a page sends `SKIP_WAITING`.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

const { scope } = self.registration;

/**
 * Like the names of Workbox's caches, these end with the scope, so that each language of the site has its own caches.
 */
const PAGE_CACHE = `pages-${scope}`;
const FILE_CACHE = `files-${scope}`;
const IMAGE_CACHE = `images-${scope}`;

/** The time after which a page is served from the cache if the network hasn't responded. */
const NETWORK_TIMEOUT_S = 3;

const MAX_FILES = 1000;
const MAX_AGE_S = 60 * 24 * 60 * 60;

/** Matches files in folders in which every file name contains a hash. */
const HASHED_FILE = /^(?:assets|companion)\//;
const STATIC_FILE = /^(?:img\/|manifest\.)/;
/** Matches the indexes of the search. */
const INDEX_FILE = /^search-index\//;
/** Matches the documents in demo frames, which readers don't open as pages. */
const DEMO_FRAME = /^(?:demos|live)\//;

const removeQueryAndHash = (url) => url.replace(/[?#].*$/s, '');

const isPage = (path) => /(?:^|\/)$/.test(path);

/** Finds a precached file. Its cache key has a query with a revision unless its name contains a hash. */
const matchPrecache = (url) =>
  caches.match(url, { cacheName: cacheNames.precache, ignoreSearch: true, ignoreVary: true });

/**
 * Serves precached files. Workbox's strategies search only their own cache, and would store a second
 * copy of a precached file.
 */
const precachePlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? matchPrecache(request.url),
};

async function createOfflinePage({ url }) {
  const { origin, pathname, search } = new URL(url);
  if (!isPage(pathname)) {
    // Hosts redirect in the same way. The cached URLs of pages end with a slash.
    return Response.redirect(`${origin}${pathname}/${search}`);
  }
  const page = await matchPrecache(`${scope}offline.html`);
  if (!page) {
    return undefined;
  }
  const cached = await (await caches.open(PAGE_CACHE)).keys();
  const links = cached
    .filter(({ url: pageUrl }) => !DEMO_FRAME.test(pageUrl.slice(scope.length)))
    .map(({ url: pageUrl }) => new URL(pageUrl).pathname)
    .sort()
    // The paths need no escaping, because URLs contain no quotation marks or angle brackets.
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
   * Stores one entry per page, without its query. Because the key is a string, `Vary` compares no request headers.
   */
  cacheKeyWillBeUsed: async ({ request }) => removeQueryAndHash(request.url),
  /** Doesn't cache redirected responses, which browsers don't accept for a navigation. */
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !response.redirected ? response : null,
  /** Throws on a server error, so that the page is served from the cache as if the reader were offline. */
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

/** Adds a rule for URLs below the scope. */
function addRoute(isMatch, strategy) {
  const matches = ({ request }) =>
    request.url.startsWith(scope) &&
    isMatch(removeQueryAndHash(request.url).slice(scope.length), request);
  router.registerRoute(new Route(matches, strategy));
}

addRoute(
  (path) => HASHED_FILE.test(path),
  new CacheFirst({
    cacheName: FILE_CACHE,
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
  (path) => STATIC_FILE.test(path),
  new StaleWhileRevalidate({ cacheName: IMAGE_CACHE, plugins: [precachePlugin] }),
);

addRoute(
  (path) => INDEX_FILE.test(path),
  new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [
      {
        // A captive portal may respond with its own page.
        fetchDidSucceed: async ({ response }) => {
          if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
            throw new Error(`Expected an index, found a response with status ${response.status}.`);
          }
          return response;
        },
        handlerDidError: ({ request }) => matchPrecache(request.url),
      },
    ],
  }),
);

// The second condition matches prefetched pages, so that navigations find them in the cache.
addRoute(
  (path, { mode }) => mode === 'navigate' || isPage(path),
  new NetworkFirst({
    cacheName: PAGE_CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [pagePlugin],
  }),
);

/** Fetches all cached pages again, because the scripts and styles of an older release no longer exist. */
async function refetchPages() {
  const cache = await caches.open(PAGE_CACHE);
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
      // The plugin's own listener would respond a second time, and it fails if a cache has been deleted.
      event.stopImmediatePropagation();
    }
  });
  self.addEventListener('activate', () => {
    // The activation must not wait for these requests, because pages wait for the activation.
    void refetchPages();
  });
}
