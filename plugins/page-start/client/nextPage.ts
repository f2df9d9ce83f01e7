import { findNextPagesRules } from '../shared/nextPages';

/** How long a pointer rests on a link before its page is loaded, in ms: as Chromium's `moderate` has it. */
const REST_MS = 200;

interface Rules {
  prerender: [{ where: { selector_matches: string } }];
}

/**
 * Loads a page, which browsers keep for the moment (hosting). Safari knows no prefetch, and asks again for what a
 * script has fetched, but not for what a frame has loaded: one that is never shown, and in which no script runs.
 */
function loadPage(url: string): void {
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.href = url;
    document.head.append(link);
    return;
  }
  const frame = document.createElement('iframe');
  frame.sandbox = '';
  frame.hidden = true;
  frame.src = url;
  frame.onload = () => frame.remove();
  document.body.append(frame);
}

/** Loads what a link leads to when a pointer rests on it. */
function loadOnRest(): void {
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
