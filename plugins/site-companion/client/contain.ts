/** As many elements are removed at most: whoever insists, such as an extension, is not fought. */
const MOST_REMOVED = 20;

/** Whether an element belongs to the page: React has made it, or it or what holds it says so. */
const isOwn = (element: Element): boolean =>
  element.closest('[data-own]') !== null ||
  Object.keys(element).some((key) => key.startsWith('__react'));

const coversThePage = (element: Element): boolean =>
  element.matches('iframe,embed,object') || getComputedStyle(element).position === 'fixed';

/**
 * What of an inserted element has no business there: in the head, what changes where links lead;
 * beside the page's own content anything; and within that, frames and whatever lies over the page.
 */
function strayIn(element: Element): Element[] {
  const { parentElement } = element;
  if (!parentElement || isOwn(element) || element.closest('[data-companion-room]')) {
    return [];
  }
  if (parentElement === document.head) {
    return element.matches('base,meta[http-equiv]') ? [element] : [];
  }
  if (parentElement === document.body || parentElement === document.documentElement) {
    return [element];
  }
  return [element, ...element.querySelectorAll('*')].filter(
    (inner) => !isOwn(inner) && coversThePage(inner),
  );
}

let isContained = false;

/**
 * Removes what others insert outside of the ad block from now on, for as long as the page lives: a
 * script that has run once cannot be stopped.
 *
 * @param onStray called once, when there was something to remove
 */
export function contain(onStray: () => void): void {
  if (isContained) {
    return;
  }
  isContained = true;
  let removed = 0;
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      for (const stray of node instanceof Element && node.isConnected ? strayIn(node) : []) {
        stray.remove();
        removed += 1;
        if (removed === 1) {
          onStray();
        }
        if (removed === MOST_REMOVED) {
          observer.disconnect();
          return;
        }
      }
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
