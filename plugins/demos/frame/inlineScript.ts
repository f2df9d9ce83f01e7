/**
 * The inline script of a demo's frame. It runs before the first paint and without a framework. It loads the demo's
 * scripts on the reader's first interaction.
 */
import { APP_READY } from '../../page-start/shared/events';
import { onIntent } from '../../page-start/shared/intent';
import { loadScripts } from '../../page-start/shared/scripts';
import { tryStorage } from '../../shared/tryStorage';
import { EDIT_KEY_PREFIX, START_BUTTON_ATTRIBUTE, TEXT_FONT_ID } from '../shared/frames';
import { followColorMode, getParentDocument } from './scheme';
import { isSandboxed, onPageMessage, sendToPage } from './sandbox';

/**
 * Prevents navigation in the frame. Otherwise, links that the demo doesn't handle would replace the demo with another
 * page of this host. Links to other sites open in a new tab.
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
 * Restores a reader's edits. If edits are stored, the frame makes the page hydrate `<Demo>`, which then sends the
 * edited code to its frame.
 */
function restoreEdits(): void {
  const demo = getParentDocument() && window.frameElement?.closest('[data-demo]');
  const keys = tryStorage(() => Object.keys(sessionStorage)) ?? [];
  const prefix = `${EDIT_KEY_PREFIX}${demo?.getAttribute('data-demo')}:`;
  if (demo && keys.some((key) => key.startsWith(prefix))) {
    demo.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  }
}

/** Matches elements that need a script when they are clicked. Text fields work without one. */
const SCRIPTED_CONTROL_SELECTOR =
  'a,button,summary,label,[role],input:is([type=checkbox],[type=radio],[type=submit],[type=button])';

/**
 * Holds back clicks and form submissions until the demo is hydrated, and then replays them. Otherwise, links and forms
 * would navigate the frame.
 *
 * @returns a function that stops holding events back, for use if the demo's scripts fail to load
 */
function replayEarlyActions(): () => void {
  const actions: (() => void)[] = [];
  const hold = (event: Event, repeat: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    actions.push(repeat);
  };
  const holdClick = (event: Event): void => {
    const control =
      event.target instanceof Element && event.target.closest(SCRIPTED_CONTROL_SELECTOR);
    if (control instanceof HTMLElement) {
      hold(event, () => control.isConnected && control.click());
    }
  };
  const holdSubmit = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    hold(event, () => form.isConnected && form.requestSubmit());
  };
  const stop = (): void => {
    removeEventListener('click', holdClick, true);
    removeEventListener('submit', holdSubmit, true);
  };
  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
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

/** Makes the button in the page's toolbar start the demo. After the start, the button is hidden. */
function linkStartButton(): void {
  const button =
    getParentDocument() &&
    window.frameElement
      ?.closest('[data-demo]')
      ?.querySelector<HTMLButtonElement>(`[${START_BUTTON_ATTRIBUTE}]`);
  if (button) {
    button.disabled = false;
    button.onclick = () => document.dispatchEvent(new Event('click', { bubbles: true }));
    document.addEventListener(APP_READY, () => {
      // A disabled button loses the focus.
      if (button.ownerDocument.activeElement === button) {
        window.focus();
      }
      button.disabled = true;
    });
  }
}

/**
 * Loads the demo's scripts on the first interaction inside the frame. They load immediately if the demo is open in its
 * own window or runs edited code.
 *
 * @param onFailure - called if the scripts fail to load
 */
function startOnIntent(onFailure: () => void): void {
  const load = (): void => void loadScripts(onFailure);
  if (getParentDocument()) {
    // Every event inside the frame is meant for the demo, so any event starts it. Scrolling the page doesn't reach the
    // frame.
    onIntent(load, () => true);
  } else {
    // The list of scripts follows this inline script in the document, so it isn't parsed yet.
    document.addEventListener('DOMContentLoaded', load);
  }
  onPageMessage((message) => {
    if (message.type === 'demo:run') {
      window.demoRun = message;
    }
  });
}

/**
 * Uses the site's text font for edited code. A frame with an opaque origin can't fetch fonts, so the page sends the
 * font file.
 */
function adoptTextFont(): void {
  if (!isSandboxed()) {
    return;
  }
  document.getElementById(TEXT_FONT_ID)?.remove();
  onPageMessage((message) => {
    if (message.type === 'demo:font') {
      new FontFace('Roboto', message.font, { weight: '100 900' }).load().then(
        (font) => document.fonts.add(font),
        // If the font can't be decoded, the browser's default font is good enough.
        () => undefined,
      );
    }
  });
}

followColorMode();
adoptTextFont();
// This listener must be added first, because a click that is held back doesn't reach later listeners.
startOnIntent(() => stopHolding());
const stopHolding = replayEarlyActions();
blockNavigation();
linkStartButton();
restoreEdits();
if (isSandboxed()) {
  sendToPage({ type: 'demo:ready' });
}
