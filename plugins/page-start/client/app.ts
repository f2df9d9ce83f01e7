import { onIntent } from '../shared/intent';
import { loadScripts } from '../shared/scripts';
import { replayEarlyClicks } from './earlyClicks';
import { isIntent } from './intent';

/**
 * Loads React, MUI and the page's own chunks on the reader's first intent, and keeps the clicks that
 * come before they are alive. A script that cannot be had leaves the page as it is: plain HTML, in
 * which no button waits.
 */
export function startApp(): void {
  // The watch for intent comes first: what keeps a click hides it from all listeners after it.
  // Scripts come after the frame that shows what the act did: their tasks would hold it back.
  onIntent(() => requestAnimationFrame(() => setTimeout(loadScripts, 0, giveUp)), isIntent);
  const giveUp = replayEarlyClicks();
}
