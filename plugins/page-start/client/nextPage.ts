import { findNextPagesRules } from '../shared/nextPages';

/** How long a pointer rests on a link before its page is loaded, in ms: as Chromium's `moderate` has it. */
const REST_MS = 200;

/**
 * What Firefox says that it takes when it opens a page. A host may answer otherwise to other words, and the
 * browser would not find the answer again.
 */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

interface Rules {
  prerender: [{ where: { selector_matches: string } }];
}

const fetchPage = (url: string): void => {
  fetch(url, { headers: { Accept: ACCEPT } }).catch(() => undefined);
};

/** Loads a page into a frame that is never shown, and in which no script runs. */
function framePage(url: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', '');
  frame.hidden = true;
  frame.src = url;
  frame.addEventListener('load', () => frame.remove());
  document.body.append(frame);
}

/**
 * Loads what a link leads to when a pointer rests on it: browsers keep a page for the moment (hosting).
 * Safari opens no page with what a script has fetched, but with what a frame has loaded. It is the one that
 * doesn't prefetch.
 */
function loadOnRest(): void {
  const { relList } = document.createElement('link');
  const loadPage = relList.supports('prefetch') ? fetchPage : framePage;
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const rules = findNextPagesRules();
      const [rule] = rules ? (JSON.parse(rules.text) as Rules).prerender : [];
      const link =
        rule &&
        target instanceof Element &&
        target.closest<HTMLAnchorElement>(rule.where.selector_matches);
      if (link) {
        loadPage(link.href);
      }
    }, REST_MS);
  });
}

/**
 * Each page says which others may be made ready (node/nextPages.ts). Browsers that prerender know best when
 * (a pointer that rests, a press), and how much; for others they are loaded. That ends once React is there
 * (tellStarter.ts), and never begins for readers who save data.
 */
export function loadNextPages(): void {
  if (navigator.connection?.saveData) {
    findNextPagesRules()?.remove();
  }
  if (!HTMLScriptElement.supports('speculationrules')) {
    loadOnRest();
  }
}
