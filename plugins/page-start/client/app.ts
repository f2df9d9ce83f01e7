import { replayEarlyClicks } from './earlyClicks';
import { onIntent } from './intent';

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
 * Loads React, MUI and the page's own chunks on the reader's first intent, and keeps the clicks that
 * come before they are alive. A script that cannot be had leaves the page as it is: plain HTML, in
 * which no button waits.
 */
export function startApp(): void {
  // The watch for intent comes first: what keeps a click hides it from all listeners after it.
  onIntent(() => {
    const list = document.getElementById('app-scripts')?.textContent ?? '[]';
    for (const src of JSON.parse(list) as string[]) {
      addScript(src, TRIES, giveUp);
    }
  });
  const giveUp = replayEarlyClicks();
}
