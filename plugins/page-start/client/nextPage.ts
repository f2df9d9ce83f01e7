import { findNextPagesRules } from '../shared/nextPages';

/** How long a pointer rests on a link before its page is fetched, in ms: as Chromium's `moderate` has it. */
const REST_MS = 200;

/**
 * What Firefox and Safari say that they take when they open a page. A host may answer otherwise to other
 * words, and the browser would not find the answer again.
 */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

interface Rules {
  prerender: [{ where: { selector_matches: string } }];
}

/** Fetches what a link leads to when a pointer rests on it: browsers keep a page for the moment (hosting). */
function fetchNextPages(): void {
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
        fetch(link.href, { headers: { Accept: ACCEPT } }).catch(() => undefined);
      }
    }, REST_MS);
  });
}

/**
 * Each page says which others may be made ready (node/nextPages.ts). Browsers that prerender know best when
 * (a pointer that rests, a press), and how much; for others they are fetched. That ends once React is there
 * (tellStarter.ts), and never begins for readers who save data.
 */
export function loadNextPages(): void {
  if (navigator.connection?.saveData) {
    findNextPagesRules()?.remove();
  }
  if (!HTMLScriptElement.supports('speculationrules')) {
    fetchNextPages();
  }
}
