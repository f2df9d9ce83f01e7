/** Tells a waiting worker to take over at once, instead of after the last tab is closed. */
export const SKIP_WAITING_MESSAGE = { type: 'SKIP_WAITING' } as const;

/** Tells the worker to cache files by its own rules; Workbox's router waits for this message. */
export const cacheUrlsMessage = (urlsToCache: string[]) =>
  ({ type: 'CACHE_URLS', payload: { urlsToCache } }) as const;

/**
 * The worker's address. `@docusaurus/plugin-pwa` reads from the query whether to precache, and its worker
 * does not start without it.
 *
 * @param scope - The site's base.
 */
export const workerAddress = (scope: string): string =>
  `${scope}sw.js?params=${encodeURIComponent('{"offlineMode":true}')}`;

const BUTTONS = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];

/** Where a reader may be typing: in fields, and in the demos' frames, which are not asked for their focus. */
const FIELDS = `textarea,select,iframe,input:not(${BUTTONS.map((type) => `[type=${type}]`).join()})`;

/**
 * Whether a page registers the worker: only in production and only on the official docs host, which
 * must match exactly: previews and mirrors keep nothing.
 *
 * @param hostname - `location.hostname`, without a port.
 * @param officialHost - The site's option; without it no page registers.
 */
export function mayRegister(
  production: boolean,
  hostname: string,
  officialHost: string | undefined,
): boolean {
  return production && officialHost !== undefined && hostname === officialHost;
}

/**
 * Whether the focused element is a field that a reader may be typing in.
 *
 * @param element - `document.activeElement`.
 */
export function isTyping(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(FIELDS));
}

/**
 * Reloads a page when a new worker takes over: once, not while the reader is typing, and not on a page that was
 * never controlled. The first worker of a page only starts to control it: what it shows is as new as the worker.
 *
 * @param isControlled - Whether a worker has served this page: `navigator.serviceWorker.controller` is set.
 * @param reload - Reloads it.
 * @returns what to tell: that a new worker has become the page's (`controllerchange`), and whether the reader is
 *   in a field since the focus has moved
 */
export function reloadOnce(isControlled: boolean, reload: () => void) {
  let phase: 'idle' | 'due' | 'done' = 'idle';
  let isInField = false;
  const reloadIfDue = (): void => {
    if (phase === 'due' && !isInField) {
      phase = 'done';
      reload();
    }
  };
  return {
    activate() {
      if (isControlled && phase === 'idle') {
        phase = 'due';
      }
      isControlled = true;
      reloadIfDue();
    },
    focus(isField: boolean) {
      isInField = isField;
      reloadIfDue();
    },
  };
}
