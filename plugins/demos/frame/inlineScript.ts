/**
 * The only inline script of a demo's frame. It runs before the first paint, without a framework, and loads the demo's
 * scripts on the reader's first interaction.
 */
import { APP_READY } from '../../page-start/shared/events';
import { onIntent } from '../../page-start/shared/intent';
import { loadScripts } from '../../page-start/shared/scripts';
import { tryStorage } from '../../shared/tryStorage';
import { EDIT_KEY_PREFIX, TEXT_FONT_ID } from '../shared/frames';
import { followColorMode, getParentDocument } from './scheme';
import { isSandboxed, onPageMessage, sendToPage } from './sandbox';

/**
 * Keeps a demo in its frame. A link that the demo doesn't handle would replace it by another page of this host. Links
 * to other sites open in a new tab.
 */
function blockNavigation(): void {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented) {
      return;
    }
    const { origin, pathname, hash } = new URL(link.href, location.href);
    const isOnPage = pathname === location.pathname && hash !== '';
    if (!isOnPage) {
      event.preventDefault();
    }
    if (origin !== location.origin) {
      open(link.href, '_blank', 'noopener');
    }
  });
  addEventListener('submit', (event) => event.preventDefault());
}

/**
 * Restores a reader's edits. The frame loads when it comes into view; if there are edits of its demo, it makes the page
 * hydrate, and the page then sends the code.
 */
function requestEdits(): void {
  const demo = getParentDocument() && window.frameElement?.closest('[data-demo]');
  const keys = tryStorage(() => Object.keys(sessionStorage)) ?? [];
  const prefix = `${EDIT_KEY_PREFIX}${demo?.getAttribute('data-demo')}:`;
  if (demo && keys.some((key) => key.startsWith(prefix))) {
    demo.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  }
}

/** Matches elements that need a script when they are clicked. A text field doesn't. */
const SCRIPTED_CONTROLS =
  'a,button,summary,label,[role],input:is([type=checkbox],[type=radio],[type=submit],[type=button])';

/**
 * Holds clicks and submissions until the demo is hydrated, and then repeats them. Before that, a link would leave the
 * demo, and a form would navigate the frame.
 *
 * @returns a function that stops it, for when the demo's scripts can't be loaded
 */
function replayEarlyActions(): () => void {
  const actions: (() => void)[] = [];
  const hold = (event: Event, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    actions.push(repeat);
  };
  const click = (event: Event): void => {
    const control = event.target instanceof Element && event.target.closest(SCRIPTED_CONTROLS);
    if (control instanceof HTMLElement) {
      hold(event, () => control.isConnected && control.click());
    }
  };
  const submit = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    hold(event, () => form.isConnected && form.requestSubmit());
  };
  const stop = (): void => {
    removeEventListener('click', click, true);
    removeEventListener('submit', submit, true);
  };
  addEventListener('click', click, true);
  addEventListener('submit', submit, true);
  document.addEventListener(
    APP_READY,
    () => {
      stop();
      actions.forEach((repeat) => repeat());
    },
    { once: true },
  );
  return stop;
}

/**
 * Loads the demo's scripts on the first interaction inside the frame, or immediately if the demo is in a window of its
 * own or edited.
 *
 * @param onFailure - called if they can't be loaded
 */
function startOnIntent(onFailure: () => void): void {
  const load = (): void => loadScripts(onFailure);
  if (getParentDocument()) {
    // Every event inside the frame is meant for the demo, except scrolling the page.
    onIntent(load, () => true);
  } else {
    // This script runs in the head, before the list of the scripts.
    document.addEventListener('DOMContentLoaded', load);
  }
  onPageMessage((message) => {
    if (message.type === 'demo:run') {
      window.demoRun = message;
    }
  });
}

/** Uses the site's text font for edited code. A frame without an origin can't fetch fonts, so the page sends the file. */
function adoptTextFont(): void {
  if (!isSandboxed()) {
    return;
  }
  document.getElementById(TEXT_FONT_ID)?.remove();
  onPageMessage((message) => {
    if (message.type === 'demo:font') {
      new FontFace('Roboto', message.font, { weight: '100 900' }).load().then(
        (font) => document.fonts.add(font),
        // The browser's default font is good enough.
        () => undefined,
      );
    }
  });
}

followColorMode();
adoptTextFont();
// This listener comes first, because a held click reaches no later listener.
startOnIntent(() => stopHolding());
const stopHolding = replayEarlyActions();
blockNavigation();
requestEdits();
if (isSandboxed()) {
  sendToPage({ type: 'demo:ready' });
}
