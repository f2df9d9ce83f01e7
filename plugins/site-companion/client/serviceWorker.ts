import { PAGE_CHANGE } from '../../page-start/shared/events';
import { createReloader, isTyping } from '../offline/reload';

/** A page that takes longer to load registers the worker all the same. */
const LOAD_TIMEOUT_MS = 10_000;

/** `@docusaurus/plugin-pwa` reads from the query whether to precache; its worker does not start without it. */
const WORKER_FILE = `sw.js?params=${encodeURIComponent('{"offlineMode":true}')}`;

function reloadOnActivation(workers: ServiceWorkerContainer): void {
  const reloader = createReloader(workers.controller !== null, () => location.reload());
  const update = (focused: EventTarget | null): void =>
    reloader.setTyping(focused instanceof Element && isTyping(focused));
  const updateFromDocument = (): void => update(document.activeElement);
  updateFromDocument();
  workers.addEventListener('controllerchange', () => {
    // Events of the focus inside of a frame do not bubble to this document.
    updateFromDocument();
    reloader.activate();
  });
  addEventListener('focus', updateFromDocument);
  addEventListener('focusin', ({ target }) => update(target));
  addEventListener('focusout', ({ relatedTarget }) => update(relatedTarget));
}

/** Returns the scripts that load on interaction. A heading in the page may have the same id as their list. */
function getPageScripts(): string[] {
  const list = document.querySelector('script#appScripts')?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

/** Removes a worker of this site with its caches, whose names end in its scope. */
async function removeWorker(workers: ServiceWorkerContainer, scope: string): Promise<void> {
  const url = location.origin + scope;
  const registration = await workers.getRegistration(scope);
  // Another app may have a worker for the whole host.
  if (registration?.scope === url) {
    await registration.unregister();
  }
  // The worker lives until its pages are closed. The next page deletes what it caches until then.
  const names = (await caches.keys()).filter((name) => name.endsWith(`-${url}`));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Makes the worker cache what it did not intercept: files that were loaded before it was active, the page of a
 * client navigation, and scripts that load on interaction. Workbox's router handles the message.
 */
function cacheUnseen(workers: ServiceWorkerContainer): void {
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
  // Hosts redirect a URL without its final slash, and browsers refuse a redirected response offline.
  const getPage = (): string => location.pathname.replace(/\/?$/, '/');
  const getLoaded = (): string[] =>
    performance.getEntriesByType('resource').map(({ name }) => name);
  const first = getPage();
  void cache(() => [...getPageScripts(), ...(isSeen ? [] : [first, ...getLoaded()])]);
  document.addEventListener(PAGE_CHANGE, () => {
    const page = getPage();
    void cache(() => [page, ...(isSeen ? [] : getLoaded())]);
  });
}

/** Activates a waiting worker at once, instead of after the last tab has closed. */
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
 * Calls back when the page has loaded, so that precaching does not compete with it. The timeout is for third-party
 * scripts that hang, which delay the `load` event forever.
 */
function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') {
    callback();
    return;
  }
  const abortController = new AbortController();
  const run = (): void => {
    clearTimeout(timer);
    abortController.abort();
    callback();
  };
  const timer = setTimeout(run, LOAD_TIMEOUT_MS);
  addEventListener('load', run, { signal: abortController.signal });
}

/**
 * Registers the service worker on the official host. On any other host, it removes one of an earlier release.
 *
 * @param isOfficial - This is a production build on the official host.
 * @param scope - The site's base.
 */
export function initServiceWorker(isOfficial: boolean, scope: string): void {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  // Private mode or a policy may forbid workers. The site then works online only.
  const ignore = (): void => undefined;
  const workers = navigator.serviceWorker;
  if (!isOfficial) {
    removeWorker(workers, scope).catch(ignore);
    return;
  }
  reloadOnActivation(workers);
  afterLoad(() => {
    cacheUnseen(workers);
    workers.register(scope + WORKER_FILE, { scope }).then(skipWaiting, ignore);
  });
}
