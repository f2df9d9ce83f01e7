/** How often a script that did not arrive is asked for. */
const TRIES = 2;

function addScript(src: string, triesLeft: number, giveUp: () => void): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  script.onerror = () => {
    script.remove();
    if (triesLeft > 1) {
      addScript(src, triesLeft - 1, giveUp);
    } else {
      giveUp();
    }
  };
  document.head.append(script);
}

/**
 * Loads the scripts that a document lists (`app-scripts`), in their order. Pages and the frames of
 * demos start alike.
 *
 * @param giveUp called for a script that cannot be had: the document stays the HTML that it is
 */
export function loadScripts(giveUp: () => void): void {
  const list = document.getElementById('app-scripts')?.textContent ?? '[]';
  for (const src of JSON.parse(list) as string[]) {
    addScript(src, TRIES, giveUp);
  }
}
