import { FIRST_SCREEN_END_ATTRIBUTE } from '../shared/firstScreen';

/** Returns a constructed copy of a stylesheet, which belongs to the document instead of an element. */
function copyStylesheet({ cssRules, href }: CSSStyleSheet): CSSStyleSheet {
  // Relative URLs in the copy must still refer to the original file.
  const copy = new CSSStyleSheet({ baseURL: href ?? undefined });
  copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join('\n'));
  return copy;
}

/**
 * Keeps the stylesheets whose elements are in the page's body. React removes these elements when the reader leaves the
 * page, and when it discards HTML that a translator or an extension has changed. The function copies the stylesheets at
 * that moment, before the next frame. Earlier copies would make the browser recalculate the styles of the entire page,
 * and new links would load too late.
 *
 * @param root - the element that React renders into
 */
export function keepStylesheets(root: Element): void {
  const links = [
    ...root.querySelectorAll<HTMLLinkElement>(`[${FIRST_SCREEN_END_ATTRIBUTE}] > link`),
  ];
  // The `sheet` of a link is null once the link is removed.
  const sheets = links.flatMap(({ sheet }) => sheet ?? []);
  const [link] = links;
  if (!link || sheets.length === 0) {
    return;
  }
  const observer = new MutationObserver(() => {
    if (!link.isConnected) {
      observer.disconnect();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets.map(copyStylesheet)];
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

// The server also imports client modules.
const root = typeof document === 'undefined' ? null : document.getElementById('__docusaurus');
if (root) {
  keepStylesheets(root);
}
