/**
 * The time in ms that a pointer must rest on a link before the link's page is prefetched. Readers who move across a
 * list of links stay on each one for less time. Chromium prerenders after 200 ms (`moderate`), from the prefetched
 * document.
 */
const HOVER_DELAY_MS = 65;

interface SpeculationRules {
  prerender: [{ where: { selector_matches: string } }];
}

/** Returns the page's speculation rules (node/speculationRules.ts), which list the pages that may be prefetched. */
export const findSpeculationRules = (): HTMLScriptElement | null =>
  document.querySelector('script[type=speculationrules]');

/**
 * Prefetches a page, which browsers then cache for some seconds (plugins/hosting). Safari doesn't support prefetching,
 * and doesn't reuse responses of `fetch()` for navigations. It does reuse a document that a frame has loaded, so the
 * function loads the page in a hidden frame without scripts.
 */
function prefetch(url: string): void {
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

/** Returns the link that contains an event's target, if the rules allow prefetching its page. */
function findNextPage(target: EventTarget | null): HTMLAnchorElement | null {
  const rules = findSpeculationRules();
  if (!rules || !(target instanceof Element)) {
    return null;
  }
  const [{ where }] = (JSON.parse(rules.text) as SpeculationRules).prerender;
  return target.closest<HTMLAnchorElement>(where.selector_matches);
}

/**
 * Prefetches the page of a link once, when a pointer rests on the link. Browsers with speculation rules also prerender it.
 * Both end when React has started (notifyHydrated.ts), and never begin for readers who save data. A `prefetch` rule
 * isn't an alternative, because `eager` prefetches all links at once before Chromium 141.
 */
export function prefetchNextPages(): void {
  if (navigator.connection?.saveData) {
    findSpeculationRules()?.remove();
  }
  const prefetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const [url] = findNextPage(target)?.href.split('#') ?? [];
      if (url !== undefined && !prefetched.has(url)) {
        prefetched.add(url);
        prefetch(url);
      }
    }, HOVER_DELAY_MS);
  });
}
