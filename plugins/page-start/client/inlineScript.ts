import { APP_READY, ISLAND_DONE, NO_APP_SELECTOR } from '../shared/events';
import { onIntent } from '../shared/intent';
import { afterFirstPaint } from '../shared/moments';
import { loadScripts, preloadData } from '../shared/scripts';
import { replayEarlyClicks } from './earlyClicks';
import { prefetchNextPages } from './prefetch';
import { reloadStaleEntries } from './staleHistory';

/**
 * Matches controls. Links work without React, unless they have `aria-haspopup`, because they then open something on the
 * page.
 */
const CONTROL_SELECTOR = 'button,input,select,textarea,label,[aria-haspopup]';

/**
 * Matches a key that types a character or belongs to a shortcut. Keys that scroll a page or move the focus don't match.
 */
const COMMAND_KEY = /^\S$/;

/** Returns whether an event shows intent: a command key, or any event on a control that needs the app. */
export function isIntent(event: Event): boolean {
  const { target, key = '' } = event as Partial<KeyboardEvent>;
  const element = target instanceof Element ? target : undefined;
  return (
    !element?.closest(NO_APP_SELECTOR) &&
    (COMMAND_KEY.test(key) || Boolean(element?.closest(CONTROL_SELECTOR)))
  );
}

/**
 * Loads React, MUI, and the page's own chunks on the reader's first intent, and replays clicks that precede the start
 * of React. The scripts and the data that a clicked button needs are requested together with React. If a script fails,
 * the page remains plain HTML: the buttons are no longer busy, and `data-app-failed` on the root element lets parts that
 * need React show an error.
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
  let isLoading = false;
  const load = (): void => {
    // The event may have opened an island, such as the search. The app starts when the island has responded.
    if (!isLoading && !document.querySelector(`${NO_APP_SELECTOR}[open]`)) {
      start();
    }
  };
  const start = (): void => {
    if (!isLoading) {
      isLoading = true;
      loadScripts(giveUp);
    }
  };
  document.addEventListener(ISLAND_DONE, start);
  // The scripts load after the frame that responds to the reader, because their tasks would delay that frame.
  // `replayEarlyClicks` must be called last, because it hides clicks from all listeners that are added later.
  onIntent(() => requestAnimationFrame(() => setTimeout(load)), isIntent);
  const release = replayEarlyClicks(({ dataset: { scripts, preload } }) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        loadScripts(() => undefined, `${scripts}Scripts`);
        preloadData(preload);
      }),
    );
  });
}

/**
 * Runs the inline script of a page in the head, without a framework. The handlers of the modules remain active after
 * React has started.
 *
 * @param beforePaint - functions that decide what the first paint shows
 * @param afterPaint - functions that add listeners, and prepare what comes later
 */
export function startPage(
  beforePaint: readonly (() => void)[],
  afterPaint: readonly (() => void)[],
): void {
  for (const run of beforePaint) {
    run();
  }
  afterFirstPaint(() => {
    for (const run of afterPaint) {
      run();
    }
    reloadStaleEntries();
    // These calls must be the last, because `replayEarlyClicks` hides clicks from later listeners.
    if (STARTS_APP) {
      prefetchNextPages();
      startApp();
    }
    // The focus may have moved before the listeners existed, for example to a field with `autofocus`.
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}
