import { PAGE_CHANGE } from '../../page-start/client/events';
import type { KeepMessage } from '../service-worker/keep';
import {
  isReloadDue,
  isTyping,
  mayRegister,
  reduceReload,
  type ReloadEvent,
  SKIP_WAITING_MESSAGE,
  startReload,
} from '../service-worker/rules';

interface ServiceWorkerContext {
  production: boolean;
  officialHost: string | undefined;
  /** The worker's address. */
  url: string;
  /** The worker's scope: the site's base. */
  scope: string;
}

/** Reloads the page once when a new worker has taken over, and never under a reader's hands. */
function reloadOnActivation(workers: ServiceWorkerContainer): void {
  let state = startReload(workers.controller !== null, isTyping(document.activeElement));
  const dispatch = (event: ReloadEvent): void => {
    state = reduceReload(state, event);
    if (isReloadDue(state)) {
      state = reduceReload(state, { type: 'reloading' });
      location.reload();
    }
  };
  workers.addEventListener('controllerchange', () => dispatch({ type: 'activated' }));
  addEventListener('focusin', ({ target }) =>
    dispatch({ type: 'focus', typing: target instanceof Element && isTyping(target) }),
  );
  addEventListener('focusout', ({ relatedTarget }) =>
    dispatch({
      type: 'focus',
      typing: relatedTarget instanceof Element && isTyping(relatedTarget),
    }),
  );
}

/** Has the worker keep the page that is shown, with all that it needs to come alive again. */
function keepPage(worker: ServiceWorker | null): void {
  const scripts = document.getElementById('app-scripts')?.textContent;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...((scripts ? JSON.parse(scripts) : []) as string[]), ...loaded]
    .map((file) => new URL(file, location.href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ href }) => href);
  const message: KeepMessage = { type: 'KEEP', page: location.origin + location.pathname, files };
  worker?.postMessage(message);
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

/** Registers the service worker, on the official host only. */
export function initServiceWorker({
  production,
  officialHost,
  url,
  scope,
}: ServiceWorkerContext): void {
  if (
    !('serviceWorker' in navigator) ||
    !mayRegister(production, location.hostname, officialHost)
  ) {
    return;
  }
  const workers = navigator.serviceWorker;
  reloadOnActivation(workers);
  const keep = (): void => void workers.ready.then(({ active }) => keepPage(active));
  keep();
  document.addEventListener(PAGE_CHANGE, keep);
  workers.register(url, { scope }).then(skipWaiting, () => {
    // Private mode or a policy: the site works online.
  });
}
