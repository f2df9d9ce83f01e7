import type { ClientModule } from '@docusaurus/types';
import { FIRST_SCREEN_END_ATTRIBUTE } from '../shared/firstScreen';

/** Copies a stylesheet to a constructable stylesheet, which belongs to the document instead of an element. */
function copyStylesheet({ cssRules, href }: CSSStyleSheet): CSSStyleSheet {
  // Relative URLs in the copy must still refer to the original file.
  const copy = new CSSStyleSheet({ baseURL: href ?? undefined });
  copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join('\n'));
  return copy;
}

/**
 * Keeps the stylesheets whose elements are in the page's body. React removes these elements when it discards HTML that a
 * translator or an extension has changed. The function copies the stylesheets at that moment, before the next frame.
 * Earlier copies would make the browser recalculate the styles of the entire page, and new links would load too late.
 *
 * @param root - the element that React renders into
 * @returns a function that copies the stylesheets before React removes them, because the reader leaves the page
 */
export function keepStylesheets(root: Element): () => void {
  const links = [
    ...root.querySelectorAll<HTMLLinkElement>(`[${FIRST_SCREEN_END_ATTRIBUTE}] > link`),
  ];
  // The `sheet` of a link is null once the link is removed.
  const sheets = links.flatMap(({ sheet }) => sheet ?? []);
  const [link] = links;
  if (!link || sheets.length === 0) {
    return () => undefined;
  }
  let isKept = false;
  const keep = (): void => {
    observer.disconnect();
    if (!isKept) {
      isKept = true;
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets.map(copyStylesheet)];
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
