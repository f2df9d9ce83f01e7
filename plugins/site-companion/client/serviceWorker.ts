import { PAGE_CHANGE } from '../../page-start/shared/events';
import { HOUSE_ADS } from '../ads/houseAds';
import type { KeepMessage } from '../offline/keep';
import { removeCaches } from '../offline/removeCaches';
import { isTyping, reloadOnce, SKIP_WAITING_MESSAGE } from '../offline/rules';

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

/**
 * Has the worker keep the page that is shown, with all that it needs to come alive again.
 *
 * @param scope the site's base
 * @param isKept whether the worker has the page's HTML already
 */
function keepPage(worker: ServiceWorker | null, scope: string, isKept: boolean): void {
  // An anchor of the page's text may have the same id.
  const scripts = document.querySelector('script#appScripts')?.textContent;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
  const files = [
    ...((scripts ? JSON.parse(scripts) : []) as string[]),
    ...loaded,
    ...icons.map(({ href }) => href),
    // Offline any of them may be shown.
    ...HOUSE_ADS.flatMap(({ img }) => [scope + img.light, scope + img.dark]),
  ]
    .map((file) => new URL(file, location.href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ href }) => href);
  // Hosts redirect an address without its slash, and no browser opens a redirected answer offline.
  const page = location.origin + location.pathname.replace(/\/?$/, '/');
  const message: KeepMessage = { type: 'KEEP', files, ...(!isKept && { page }) };
  worker?.postMessage(message);
}

/** Removes a worker of this site, and what it has kept. */
async function removeWorker(workers: ServiceWorkerContainer, scope: string): Promise<void> {
  const registration = await workers.getRegistration(scope);
  // Another app of the host may have a worker for all of it.
  if (registration?.scope === location.origin + scope) {
    await registration.unregister();
  }
  // It lives on with its pages, and may still keep something; that goes with the next page.
  await removeCaches(scope);
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
  const keep = (isKept: boolean): void =>
    void workers.ready.then(({ active }) => keepPage(active, scope, isKept));
  const register = (): void => {
    keep(workers.controller !== null);
    workers.register(`${scope}sw.js`, { scope }).then(skipWaiting, () => {
      // Private mode or a policy: the site works online.
    });
  };
  document.addEventListener(PAGE_CHANGE, () => keep(false));
  afterLoad(register);
}
