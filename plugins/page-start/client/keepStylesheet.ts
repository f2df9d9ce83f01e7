import { FIRST_SCREEN_END } from '../shared/firstScreen';

/** Returns a copy of a stylesheet that belongs to the document, not to an element. */
function copyStylesheet({ cssRules, href }: CSSStyleSheet): CSSStyleSheet {
  // Relative addresses are relative to the file.
  const copy = new CSSStyleSheet({ baseURL: href ?? undefined });
  copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join('\n'));
  return copy;
}

/**
 * Keeps the styles of the stylesheet within the page's text, which React removes with the first page, or
 * where it discards HTML that a translator or an extension has changed. The copy is made at that moment and
 * before the next frame: a second stylesheet from the start would have the whole page styled again, and a second
 * link would load too late.
 *
 * @param root the element that React renders into
 */
export function keepStylesheet(root: Element): void {
  const link = root.querySelector<HTMLLinkElement>(`[${FIRST_SCREEN_END}] > link`);
  // A removed link has no sheet any more.
  const sheet = link?.sheet;
  if (!link || !sheet) {
    return;
  }
  const observer = new MutationObserver(() => {
    if (!link.isConnected) {
      observer.disconnect();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, copyStylesheet(sheet)];
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

// The server imports client modules, too.
const root = typeof document === 'undefined' ? null : document.getElementById('__docusaurus');
if (root) {
  keepStylesheet(root);
}
