/**
 * The inline script of a demo's frame. It runs before the first paint and without a framework. It loads the demo's
 * scripts on the reader's first interaction.
 */
import { APP_READY } from '../../page-start/shared/events';
import { onIntent } from '../../page-start/shared/intent';
import { loadScripts } from '../../page-start/shared/scripts';
import { followColorMode } from './scheme';
import { exposeErrorMessages, isEmbedded, isSandboxed, onPageMessage, sendToPage } from './sandbox';

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

/**
 * Loads the demo's scripts on the first interaction inside the frame, or on a message of the page. They load
 * immediately if the demo is open in its own window or runs edited code.
 *
 * @param onFailure - called if the scripts fail to load
 */
function startDemo(onFailure: () => void): void {
  const { dataset } = document.documentElement;
  const end = (): void => {
    delete dataset.loading;
    sendToPage({ type: 'demo:loaded' });
  };
  const load = (): void => {
    if (!dataset.react) {
      dataset.loading = '';
      loadScripts(() => {
        end();
        onFailure();
      });
    }
  };
  document.addEventListener(APP_READY, end);
  onPageMessage((message) => {
    if (message.type === 'demo:load') {
      load();
    }
  });
  // The demo and the list of its scripts follow this inline script in the document, so they aren't parsed yet.
  document.addEventListener('DOMContentLoaded', () => {
    const startsInView = document.querySelector('.demo-cover, [data-start]') !== null;
    if (!isEmbedded() || isSandboxed()) {
      load();
    } else if (startsInView) {
      sendToPage({ type: 'demo:waiting' });
    }
  });
  if (isEmbedded()) {
    // Every event inside the frame is meant for the demo, so any event starts it. Scrolling the page doesn't reach the
    // frame. If the scripts have failed, a click on the cover loads them again.
    onIntent(load, () => true);
    addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('.demo-cover') && load(),
      true,
    );
  }
}

/**
 * Keeps the demo from taking the focus and from scrolling the page until the reader has used the demo, and from adding
 * entries to the page's history.
 */
function stayInFrame(): void {
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  history.pushState = (...args) => history.replaceState(...args);
  const release = (): void => {
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
  };
  for (const type of ['pointerdown', 'keydown', 'click']) {
    addEventListener(type, release, { capture: true, once: true });
  }
}

/**
 * Lights up the part under the pointer or with the focus, or the part in a message of the page, and tells the page
 * which part is lit. The build lists the selectors of the parts.
 */
function lightParts(): void {
  const selectors = JSON.parse(document.documentElement.dataset.parts ?? '[]') as string[];
  // A stylesheet also applies to elements that React adds later, and an attribute would hinder hydration.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let lit = '';
  const light = (part = ''): void => {
    if (part !== lit) {
      lit = part;
      // The outline is inside the box, so that no ancestor cuts it off.
      sheet.replaceSync(
        part && `${part}{outline:2px solid var(--demo-lit)!important;outline-offset:-2px}`,
      );
      sendToPage({ type: 'demo:part', part });
    }
  };
  for (const type of ['pointerover', 'focusin']) {
    addEventListener(type, ({ target }) =>
      light(selectors.find((selector) => target instanceof Element && target.closest(selector))),
    );
  }
  document.documentElement.addEventListener('pointerleave', () => light());
  onPageMessage((message) => message.type === 'demo:part' && light(message.part));
}

exposeErrorMessages();
followColorMode();
if (isEmbedded()) {
  stayInFrame();
}
// These listeners must be added first, because a click that is held back doesn't reach later listeners.
lightParts();
startDemo(() => stopHolding());
const stopHolding = replayEarlyActions();
blockNavigation();
sendToPage({ type: 'demo:ready' });
