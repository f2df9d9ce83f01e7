import { isOwnAddress } from '../../shared/ownAddress';

/** How often a script that fails is requested. */
const TRIES = 2;
/** How long all scripts may take together before `onFailure` is called, in ms. */
const ALL_SCRIPTS_MS = 30_000;

function createScript(src: string, triesLeft: number, onFailure: () => void): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  script.onerror = () => {
    if (triesLeft > 1) {
      script.replaceWith(createScript(src, triesLeft - 1, onFailure));
    } else {
      // A reader whose connection comes back shouldn't have to reload the page.
      addEventListener('online', () => loadAll([src], onFailure), { once: true });
      onFailure();
    }
  };
  return script;
}

function loadAll(sources: readonly string[], onFailure: () => void): void {
  document.head.append(...sources.map((src) => createScript(src, TRIES, onFailure)));
}

const isOwn = (src: unknown): src is string => typeof src === 'string' && isOwnAddress(src);

/** The list: not just any element of that id, which a heading of a page could have too. */
function listed(): string[] {
  try {
    const text = document.querySelector('script#appScripts')?.textContent ?? '';
    return (JSON.parse(text) as unknown[]).filter(isOwn);
  } catch {
    // No list, or none of ours.
    return [];
  }
}

/**
 * Loads the scripts that a document lists (`appScripts`), in their order. Pages and the frames of
 * demos start in the same way. Scripts that failed are loaded again when the browser is back online.
 *
 * @param onFailure called if a script fails or they all take too long: the document stays the HTML
 *   that it is. Scripts that arrive later still bring it to life.
 */
export function loadScripts(onFailure: () => void): void {
  loadAll(listed(), onFailure);
  setTimeout(onFailure, ALL_SCRIPTS_MS);
}
