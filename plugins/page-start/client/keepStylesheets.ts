import type { ClientModule } from '@docusaurus/types';
import { FIRST_SCREEN_END_ATTRIBUTE } from '../shared/firstScreen';

/**
 * Applies a copy of a stylesheet until the second link to it has loaded, which takes time if the browser caches nothing.
 * The copy lacks some declarations: in `cssText`, a `font` with a variable is empty if a later declaration overrides a
 * part of it.
 */
function bridgeLoading({ cssRules }: CSSStyleSheet, link: HTMLLinkElement): void {
  // Relative URLs in the copy must still refer to the original file.
  const copy = new CSSStyleSheet({ baseURL: link.href });
  copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join('\n'));
  document.adoptedStyleSheets.push(copy);
  link.addEventListener('load', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== copy);
  });
}

/**
 * Keeps the stylesheets whose elements are in the page's body. React removes these elements when another page opens, and
 * when it discards HTML that a translator or an extension has changed. The head gets a second link to each stylesheet,
 * which applies from that moment on. If it applied earlier, the browser would recalculate the styles of the entire page.
 *
 * @param root - the element that React renders into
 * @returns a function that applies the second links before React removes the first ones, because the reader leaves the
 * page
 */
export function keepStylesheets(root: Element): () => void {
  const links = [
    ...root.querySelectorAll<HTMLLinkElement>(`[${FIRST_SCREEN_END_ATTRIBUTE}] > link`),
  ];
  const [link] = links;
  if (!link) {
    return () => undefined;
  }
  // The `sheet` of a link is null once the link is removed.
  const kept = links.map(({ href, sheet }) => {
    const second = document.createElement('link');
    return { sheet, second: Object.assign(second, { rel: 'stylesheet', media: 'not all', href }) };
  });
  document.head.append(...kept.map(({ second }) => second));
  const keep = (): void => {
    observer.disconnect();
    for (const { sheet, second } of kept) {
      if (second.media !== 'all') {
        second.media = 'all';
        if (sheet && !second.sheet) {
          bridgeLoading(sheet, second);
        }
      }
    }
  };
  const observer = new MutationObserver(() => {
    if (!link.isConnected) {
      keep();
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return keep;
}

// The server also imports client modules.
const root = typeof document === 'undefined' ? null : document.getElementById('__docusaurus');
const keep = root && keepStylesheets(root);

const stylesheetKeeper: ClientModule = {
  /** Runs before React renders the next page. As soon as it has, Docusaurus scrolls to the heading in the URL's hash. */
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      keep?.();
    }
    return undefined;
  },
};

export default stylesheetKeeper;
