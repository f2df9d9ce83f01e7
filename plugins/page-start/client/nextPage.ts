import { APP_READY } from '../shared/events';

/** The part of the Network Information API that is used here; not every browser has it. */
interface WithConnection {
  connection?: { saveData?: boolean };
}

/** For browsers that prerender: they know best when (a pointer that rests, a press), and how much. */
function addRules(): () => void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  const where = { selector_matches: NEXT_PAGES };
  script.textContent = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
  document.head.append(script);
  return () => script.remove();
}

/** For others: the document of a link that a pointer or the focus has come to. */
function prefetchOnIntent(): () => void {
  const signals = ['pointerover', 'focusin', 'touchstart'] as const;
  const asked = new Set<string>();
  const prefetch = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(NEXT_PAGES);
    if (link && !asked.has(link.pathname)) {
      asked.add(link.pathname);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.pathname;
      document.head.append(hint);
    }
  };
  for (const signal of signals) {
    addEventListener(signal, prefetch, { passive: true });
  }
  return () => {
    for (const signal of signals) {
      removeEventListener(signal, prefetch);
    }
  };
}

/**
 * Loads the page ahead that a reader is about to open, as a document: as long as React isn't there, links
 * lead to documents. From then on the router fetches what it needs. Nothing is loaded ahead for readers
 * who save data.
 */
export function loadNextPage(): void {
  if ((navigator as WithConnection).connection?.saveData) {
    return;
  }
  const { supports } = HTMLScriptElement as { supports?: (type: string) => boolean };
  const prerenders = supports?.('speculationrules') ?? false;
  const stop = prerenders ? addRules() : prefetchOnIntent();
  document.addEventListener(APP_READY, stop, { once: true });
}
