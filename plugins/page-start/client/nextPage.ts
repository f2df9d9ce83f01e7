import { findNextPagesRules } from '../shared/nextPages';

/** How long a pointer rests on a link before its page is loaded, in ms: as Chromium's `moderate` has it. */
const REST_MS = 200;

interface Rules {
  prerender: [{ where: { selector_matches: string } }];
}

/**
 * Loads a page into a frame that is never shown, and in which no script runs. Browsers keep it for the moment
 * (hosting), and open it with that. What a script has fetched Safari asks for again, and so do others where a
 * host heeds what is accepted.
 */
function loadPage(url: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', '');
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
