import { APP_READY } from '../shared/events';
import { onIntent } from '../shared/intent';
import { loadScripts } from '../shared/scripts';
import { replayEarlyClicks } from './earlyClicks';
import { isIntent } from './intent';

/**
 * Loads React, MUI and the page's own chunks on the reader's first intent, and keeps the clicks that
 * come before they are alive. If a script fails, the page stays plain HTML: no button waits, and
 * `data-app-failed` on the root lets parts that can't work without React say so.
 */
export function startApp(): void {
  const { dataset } = document.documentElement;
  const giveUp = (): void => {
    if (!dataset.react) {
      dataset.appFailed = '';
    }
    release();
  };
  document.addEventListener(APP_READY, () => delete dataset.appFailed);
  // The listeners for intent come first: those that keep a click hide it from all listeners after them.
  // Scripts come after the frame that shows what the act did: their tasks would hold it back.
  onIntent(() => requestAnimationFrame(() => setTimeout(loadScripts, 0, giveUp)), isIntent);
  const release = replayEarlyClicks();
}
