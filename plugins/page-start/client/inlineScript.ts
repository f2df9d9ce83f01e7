import { APP_READY } from '../shared/events';
import { onIntent } from '../shared/intent';
import { loadScripts } from '../shared/scripts';
import { replayEarlyClicks } from './earlyClicks';
import { prefetchNextPages } from './prefetch';
import { reloadStaleEntries } from './staleHistory';

/** Controls. A link works by itself, unless its attribute says that it opens something on the page. */
const INTERACTIVE = 'button,input,select,textarea,summary,label,[aria-haspopup]';

/** A key that types a character or belongs to a shortcut. Keys that scroll a page or move the focus only read it. */
const COMMAND = /^\S$/;

/** Returns whether an event shows intent: a key of a command, or any event at a control. */
export function isIntent(event: Event): boolean {
  const { target, key = '' } = event as Partial<KeyboardEvent>;
  return COMMAND.test(key) || (target instanceof Element && target.closest(INTERACTIVE) !== null);
}

/**
 * Loads React, MUI and the page's own chunks on the reader's first intent, and replays clicks from before React
 * has started. If a script fails, the page stays plain HTML: no button stays busy, and `data-app-failed` on the
 * root lets parts that need React show an error.
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
  // `replayEarlyClicks` must be called last, because it hides clicks from all listeners that are added later.
  // The scripts load after the frame that responds to the reader, which their tasks would delay.
  onIntent(() => requestAnimationFrame(() => setTimeout(loadScripts, 0, giveUp)), isIntent);
  const release = replayEarlyClicks();
}

/**
 * Runs the inline script of a page. It runs in the head, before the first paint and without a framework. What it
 * handles, it also handles after React has started.
 *
 * @param modules - functions of the site's parts
 */
export function startPage(modules: readonly (() => void)[]): void {
  for (const start of modules) {
    start();
  }
  reloadStaleEntries();
  // Last, because `replayEarlyClicks` hides clicks from later listeners.
  if (STARTS_APP) {
    prefetchNextPages();
    startApp();
  }
}
