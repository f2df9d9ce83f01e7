import { isSameHost } from '../../hosting/shared/isSameHost';

/** The number of requests after which a script counts as failed. */
const MAX_TRIES = 2;
/** The timeout for all scripts together, in ms. */
const TIMEOUT_MS = 30_000;
/** The time from the `online` event to the next request, in ms. The event fires before requests succeed. */
const ONLINE_DELAY_MS = 1000;

function createScript(src: string, triesLeft: number, onFailure: () => void): HTMLScriptElement {
  const script = document.createElement('script');
  // A request that was sent offline may fail after the browser is back online.
  const online = new Promise((resolve) =>
    addEventListener('online', () => setTimeout(resolve, ONLINE_DELAY_MS), { once: true }),
  );
  script.src = src;
  script.async = false;
  script.onerror = () => {
    if (triesLeft > 1) {
      script.replaceWith(createScript(src, triesLeft - 1, onFailure));
    } else {
      script.dataset.failed = '';
      // When readers are back online, they shouldn't have to reload the page.
      void online.then(() => appendScripts([src], onFailure));
      onFailure();
    }
  };
  return script;
}

function appendScripts(sources: readonly string[], onFailure: () => void): HTMLScriptElement[] {
  const scripts = sources.map((src) => createScript(src, MAX_TRIES, onFailure));
  document.head.append(...scripts);
  return scripts;
}

const isOwnScript = (src: unknown): src is string => typeof src === 'string' && isSameHost(src);

/** Returns the listed scripts. The selector includes the element name, because a heading can have the same id. */
function readScriptList(id: string): string[] {
  try {
    const text = document.querySelector(`script#${id}`)?.textContent ?? '';
    return (JSON.parse(text) as unknown[]).filter(isOwnScript);
  } catch {
    // The document has no list, or its list isn't valid JSON.
    return [];
  }
}

const isMissing = (src: string): boolean =>
  ![...document.scripts].some(
    (script) => script.getAttribute('src') === src && script.dataset.failed === undefined,
  );

/**
 * Loads the scripts that a document lists, in order, except for those that another list has already loaded. Pages,
 * their islands, and demo frames start in the same way. When the browser is back online, the scripts that failed load
 * again.
 *
 * @param onFailure - called if a script fails, or after the timeout; the document then remains plain HTML, but scripts
 * that load later still run
 * @param id - the id of the list
 * @returns the elements of the scripts
 */
export function loadScripts(onFailure: () => void, id = 'appScripts'): HTMLScriptElement[] {
  setTimeout(onFailure, TIMEOUT_MS);
  return appendScripts(readScriptList(id).filter(isMissing), onFailure);
}

/** Requests data that scripts will fetch. */
export function preloadData(href = ''): void {
  if (href) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}
