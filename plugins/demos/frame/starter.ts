/**
 * The starter of a demo's frame: the one inline script of its document. It runs before the first
 * paint, without a framework, and loads the demo's scripts when the reader turns to it.
 */
import { APP_READY } from '../../page-start/shared/events';
import { onIntent } from '../../page-start/shared/intent';
import { loadScripts } from '../../page-start/shared/scripts';
import { unlessBlocked } from '../../shared/unlessBlocked';
import { TEXT_FONT_ID } from '../shared/frames';
import { EDIT_KEY_PREFIX } from '../shared/messages';
import { isSandboxed, onPageMessage, tellPage } from './sandbox';
import { followColorMode, pageAround } from './scheme';

/**
 * Keeps a demo in its frame: a link that the demo does not handle itself would show the reader some
 * page of this host where the demo was. Links to other sites open in a tab of their own.
 */
function stayInFrame(): void {
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
 * A reader who comes back to a demo that they have edited finds it edited: the frame, which is the
 * first to know that it is in view, wakes the page around it, and that sends it the code.
 */
function wakePageWithEdits(): void {
  const page = pageAround();
  const frame = page && window.frameElement;
  const id = frame?.closest('[data-demo]')?.getAttribute('data-demo');
  const keys = unlessBlocked(() => Object.keys(sessionStorage)) ?? [];
  if (frame && keys.some((key) => key.startsWith(`${EDIT_KEY_PREFIX}${id}:`))) {
    const button = frame.closest('[data-demo]')?.querySelector('button');
    button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  }
}

/** What a demo reacts to by script. A text field needs none to be typed in. */
const CONTROLS =
  'a,button,summary,label,[role],input:is([type=checkbox],[type=radio],[type=submit],[type=button])';

/**
 * Keeps what a reader presses before the demo is alive, and does it again when it is. Until then a
 * link would leave the demo, and a form would send the frame away.
 *
 * @returns ends the keeping, where the demo's scripts cannot be had
 */
function keepEarlyActions(): () => void {
  const early: (() => void)[] = [];
  const keep = (event: Event, again: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(again);
  };
  const click = (event: Event): void => {
    const control = event.target instanceof Element && event.target.closest(CONTROLS);
    if (control instanceof HTMLElement) {
      keep(event, () => control.isConnected && control.click());
    }
  };
  const submit = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    keep(event, () => form.isConnected && form.requestSubmit());
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
      for (const again of early) {
        again();
      }
    },
    { once: true },
  );
  return stop;
}

/**
 * Loads the demo's scripts on the first intent inside the frame. To open a demo in a window of its own,
 * or to edit it, is intent enough.
 *
 * @param onFailure called if they cannot be had
 */
function startOnIntent(onFailure: () => void): void {
  const load = (): void => loadScripts(onFailure);
  if (pageAround()) {
    // Whatever a reader does inside a frame is meant for the demo. Scrolling the page is not.
    onIntent(load, () => true);
  } else {
    // The starter runs in the head, before the list of the scripts is there.
    document.addEventListener('DOMContentLoaded', load);
  }
  onPageMessage((message) => {
    if (message.type === 'demo:run') {
      window.demoRun = message;
    }
  });
}

/**
 * Shows a reader's code in the site's text font: a frame without an origin may not fetch fonts, so that
 * the page, which has it, sends the file.
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
        // No font: the browser's own will do.
        () => undefined,
      );
    }
  });
}

followColorMode();
adoptTextFont();
// The watch for intent comes first: what keeps a click hides it from all listeners after it.
startOnIntent(() => stopKeeping());
const stopKeeping = keepEarlyActions();
stayInFrame();
wakePageWithEdits();
if (isSandboxed()) {
  tellPage({ type: 'demo:ready' });
}
