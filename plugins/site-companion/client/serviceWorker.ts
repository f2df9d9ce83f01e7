import { PAGE_CHANGE } from '../../page-start/shared/events';
import {
  cacheUrlsMessage,
  isTyping,
  reloadOnce,
  SKIP_WAITING_MESSAGE,
  workerAddress,
} from '../offline/rules';

/** A page that has not loaded after this time, in ms, registers the worker all the same. */
const LONGEST_LOAD_MS = 10_000;

/** Reloads the page once when a new worker has taken over, and never under a reader's hands. */
function reloadOnActivation(workers: ServiceWorkerContainer): void {
  const { activate, focus } = reloadOnce(workers.controller !== null, () => location.reload());
  const look = (focused: EventTarget | null): void =>
    focus(focused instanceof Element && isTyping(focused));
  const lookAgain = (): void => look(document.activeElement);
  lookAgain();
  workers.addEventListener('controllerchange', () => {
    // The focus goes into a frame, and comes back from there, without events that bubble.
    lookAgain();
    activate();
  });
  addEventListener('focus', lookAgain);
  addEventListener('focusin', ({ target }) => look(target));
  addEventListener('focusout', ({ relatedTarget }) => look(relatedTarget));
}

/** The files that make the page interactive. An anchor of the page's text may have the same id. */
function pageScripts(): string[] {
  const list = document.querySelector('script#appScripts')?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

/** Removes a worker of this site with its caches, whose names end in its scope. */
async function removeWorker(workers: ServiceWorkerContainer, scope: string): Promise<void> {
  const url = location.origin + scope;
  const registration = await workers.getRegistration(scope);
  // Another app of the host may have a worker for all of it.
  if (registration?.scope === url) {
    await registration.unregister();
  }
  // It lives on with its pages, and may still cache something; that goes with the next page.
  const names = (await caches.keys()).filter((name) => name.endsWith(`-${url}`));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Has the worker cache what it has not seen itself: what was loaded before it was there, the page that a
 * client navigation shows, and the scripts that the page loads on interaction only.
 */
function cacheUnseen(workers: ServiceWorkerContainer): void {
  const isSeen = workers.controller !== null;
  const sent = new Set<string>();
  const cache = async (urls: () => string[]): Promise<void> => {
    const { active } = await workers.ready;
    const unsent = urls()
      .map((url) => new URL(url, location.href))
      .filter(({ origin, href }) => origin === location.origin && !sent.has(href))
      .map(({ href }) => href);
    unsent.forEach((url) => sent.add(url));
    active?.postMessage(cacheUrlsMessage(unsent));
  };
  // Hosts redirect an address without its slash, and no browser opens a redirected response offline.
  const page = (): string => location.pathname.replace(/\/?$/, '/');
  const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);
  const first = page();
  void cache(() => [...pageScripts(), ...(isSeen ? [] : [first, ...loaded()])]);
  document.addEventListener(PAGE_CHANGE, () => {
    const shown = page();
    void cache(() => [shown, ...(isSeen ? [] : loaded())]);
  });
}

function skipWaiting(registration: ServiceWorkerRegistration): void {
  registration.waiting?.postMessage(SKIP_WAITING_MESSAGE);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) {
        installing.postMessage(SKIP_WAITING_MESSAGE);
      }
    });
  });
}

/**
 * Calls back when the page has loaded: what the worker fetches at first must not compete with what
 * the page needs. A script of others that hangs holds the page's load for ever, but not this.
 */
function afterLoad(callback: () => void): void {
  if (document.readyState === 'complete') {
    callback();
    return;
  }
  const loaded = new AbortController();
  const go = (): void => {
    clearTimeout(timer);
    loaded.abort();
    callback();
  };
  const timer = setTimeout(go, LONGEST_LOAD_MS);
  addEventListener('load', go, { signal: loaded.signal });
}

/**
 * Registers the service worker, on the official host only. Anywhere else, and where there is no such
 * host any more, one of an earlier release goes.
 *
 * @param isOfficial whether this is that host, and a production build
 * @param scope the site's base
 */
export function initServiceWorker(isOfficial: boolean, scope: string): void {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  const workers = navigator.serviceWorker;
  if (!isOfficial) {
    removeWorker(workers, scope).catch(() => {
      // Private mode or a policy: there is none.
    });
    return;
  }
  reloadOnActivation(workers);
  afterLoad(() => {
    cacheUnseen(workers);
    workers.register(workerAddress(scope), { scope }).then(skipWaiting, () => {
      // Private mode or a policy: the site works online.
    });
  });
}
