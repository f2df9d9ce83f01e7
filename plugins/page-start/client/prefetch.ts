/**
 * The time that a pointer rests on a link before its page is prefetched, in ms. Readers who move across a list of links
 * stay on each for less. Chromium prerenders after 200 ms (`moderate`), from the prefetched document.
 */
const REST_MS = 65;

interface SpeculationRules {
  prerender: [{ where: { selector_matches: string } }];
}

/** Returns the page's speculation rules (node/speculationRules.ts), which say which pages may be prefetched. */
export const findSpeculationRules = (): HTMLScriptElement | null =>
  document.querySelector('script[type=speculationrules]');

/**
 * Prefetches a page, which browsers then keep for some seconds (plugins/hosting). Safari has no prefetch, and requests
 * again what a script has fetched, but not what a frame has loaded: a hidden one, in which no script runs.
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

/** Returns the link of an event's target, if the rules allow its page to be prefetched. */
function findNextPage(target: EventTarget | null): HTMLAnchorElement | null {
  const rules = findSpeculationRules();
  if (!rules || !(target instanceof Element)) {
    return null;
  }
  const [{ where }] = (JSON.parse(rules.text) as SpeculationRules).prerender;
  return target.closest<HTMLAnchorElement>(where.selector_matches);
}

/**
 * Prefetches the page of a link when a pointer rests on it; browsers that know speculation rules also prerender it.
 * Both stop when React has started (notifyHydrated.ts), and never start for readers who save data. A rule for
 * prefetching would do the same, but before Chromium 141 its `eager` means all links at once.
 */
export function prefetchNextPages(): void {
  if (navigator.connection?.saveData) {
    findSpeculationRules()?.remove();
  }
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const link = findNextPage(target);
      if (link) {
        prefetch(link.href);
      }
    }, REST_MS);
  });
}
