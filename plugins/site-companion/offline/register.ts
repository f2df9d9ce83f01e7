import { PAGE_CHANGE } from '../../page-start/shared/events';
import { createReloader } from './reload';
import { runAfterLoad } from '../afterLoad';

/** The query makes the worker of `@docusaurus/plugin-pwa` precache. The worker doesn't start without the parameter. */
const WORKER_FILE = `sw.js?params=${encodeURIComponent('{"offlineMode":true}')}`;

function reloadOnActivation(workers: ServiceWorkerContainer): void {
  const { activate, reloadIfDue } = createReloader(workers.controller !== null, () =>
    location.reload(),
  );
  workers.addEventListener('controllerchange', activate);
  // The window receives the focus from a frame. During both events, the next element doesn't have the focus yet.
  for (const type of ['focus', 'focusout']) {
    addEventListener(type, () => setTimeout(reloadIfDue));
  }
}

/**
 * Returns the URLs of the scripts that load on interaction. The selector includes the element name, because a heading
 * could have the same id.
 */
function getPageScripts(): string[] {
  const list = document.querySelector('script#appScripts')?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

/** Removes the site's worker, and its caches, whose names end with the worker's scope. */
async function removeWorker(workers: ServiceWorkerContainer, scope: string): Promise<void> {
  const url = location.origin + scope;
  const registration = await workers.getRegistration(scope);
  // Another app on the same host may have registered a worker for the entire host.
  if (registration?.scope === url) {
    await registration.unregister();
  }
  // The worker stays active until its pages are closed, and may cache more responses. The next page deletes them.
  const names = (await caches.keys()).filter((name) => name.endsWith(`-${url}`));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Makes the worker cache URLs whose requests it didn't intercept: files that loaded before the worker was active, the
 * page of a client-side navigation, and scripts that load on interaction. Workbox's router handles the message.
 */
function cacheEarlierRequests(workers: ServiceWorkerContainer): void {
  const isSeen = workers.controller !== null;
  const sent = new Set<string>();
  const cache = async (getUrls: () => string[]): Promise<void> => {
    const { active } = await workers.ready;
    const urls = getUrls()
      .map((url) => new URL(url, location.href))
      .filter(({ origin, href }) => origin === location.origin && !sent.has(href))
      .map(({ href }) => href);
    urls.forEach((url) => sent.add(url));
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } });
  };
  // Hosts redirect a URL without its trailing slash, and browsers reject a redirected response offline.
  const getPagePath = (): string => location.pathname.replace(/\/?$/, '/');
  const getLoadedUrls = (): string[] =>
    performance.getEntriesByType('resource').map(({ name }) => name);
  const first = getPagePath();
  void cache(() => [...getPageScripts(), ...(isSeen ? [] : [first, ...getLoadedUrls()])]);
  document.addEventListener(PAGE_CHANGE, () => {
    const page = getPagePath();
    void cache(() => [page, ...(isSeen ? [] : getLoadedUrls())]);
  });
}

/** Activates a waiting worker immediately, instead of after the last tab is closed. */
function skipWaiting(registration: ServiceWorkerRegistration): void {
  const message = { type: 'SKIP_WAITING' };
  registration.waiting?.postMessage(message);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) {
        installing.postMessage(message);
      }
    });
  });
}

/**
 * Registers the service worker on the official host. On other hosts, removes the worker of an earlier release.
 *
 * @param isOfficial - whether this is a production build on the official host
 * @param scope - the site's base URL, which is the worker's scope
 */
export function initServiceWorker(isOfficial: boolean, scope: string): void {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  // Private browsing or a policy may forbid workers. The site then works only online.
  const ignore = (): void => undefined;
  const workers = navigator.serviceWorker;
  if (!isOfficial) {
    removeWorker(workers, scope).catch(ignore);
    return;
  }
  reloadOnActivation(workers);
  runAfterLoad(() => {
    cacheEarlierRequests(workers);
    workers.register(scope + WORKER_FILE, { scope }).then(skipWaiting, ignore);
  });
}
