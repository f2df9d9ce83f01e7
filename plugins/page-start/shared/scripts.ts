import { isSameHost } from '../../shared/isSameHost';

/** The number of requests after which a script counts as failed. */
const MAX_TRIES = 2;
/** The timeout for all scripts together, in ms. */
const TIMEOUT_MS = 30_000;

function createScript(src: string, triesLeft: number, onFailure: () => void): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  script.onerror = () => {
    if (triesLeft > 1) {
      script.replaceWith(createScript(src, triesLeft - 1, onFailure));
    } else {
      // A reader who is back online shouldn't have to reload the page.
      addEventListener('online', () => loadAll([src], onFailure), { once: true });
      onFailure();
    }
  };
  return script;
}

function loadAll(sources: readonly string[], onFailure: () => void): void {
  document.head.append(...sources.map((src) => createScript(src, MAX_TRIES, onFailure)));
}

const isOwn = (src: unknown): src is string => typeof src === 'string' && isSameHost(src);

/** Returns the listed scripts. The selector names the element, because a heading can have the same id. */
function readList(): string[] {
  try {
    const text = document.querySelector('script#appScripts')?.textContent ?? '';
    return (JSON.parse(text) as unknown[]).filter(isOwn);
  } catch {
    // There is no list, or one that the build didn't write.
    return [];
  }
}

/**
 * Loads the scripts that a document lists (`appScripts`), in order. Pages and the frames of demos start in the same
 * way. Scripts that failed are loaded again when the browser is back online.
 *
 * @param onFailure - called if a script fails, or after the timeout: the document stays plain HTML, but scripts that
 *   load later still run
 */
export function loadScripts(onFailure: () => void): void {
  loadAll(readList(), onFailure);
  setTimeout(onFailure, TIMEOUT_MS);
}
