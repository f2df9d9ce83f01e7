import { isOwnAddress } from '../../shared/ownAddress';

/** How often a script that did not arrive is asked for. */
const TRIES = 2;
/** How long all of them may take, in ms, before what waits for them is told that it waits in vain. */
const ALL_SCRIPTS_MS = 30_000;

function scriptOf(src: string, triesLeft: number, giveUp: () => void): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  script.onerror = () =>
    triesLeft > 1 ? script.replaceWith(scriptOf(src, triesLeft - 1, giveUp)) : giveUp();
  return script;
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
 * demos start alike.
 *
 * @param giveUp called if one of them cannot be had, or does not come in time: the document stays the
 *   HTML that it is. Scripts that come later still bring it to life.
 */
export function loadScripts(giveUp: () => void): void {
  document.head.append(...listed().map((src) => scriptOf(src, TRIES, giveUp)));
  setTimeout(giveUp, ALL_SCRIPTS_MS);
}
