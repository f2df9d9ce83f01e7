import { FIRST_SCREEN_END } from '../shared/firstScreen';

/** Returns a copy of a stylesheet that belongs to the document, not to an element. */
function copyStylesheet({ cssRules, href }: CSSStyleSheet): CSSStyleSheet {
  // Relative URLs in it are relative to the file.
  const copy = new CSSStyleSheet({ baseURL: href ?? undefined });
  copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join('\n'));
  return copy;
}

/**
 * Keeps the styles of the stylesheets within the page's text. React removes these elements when the reader leaves the
 * page, or when it discards HTML that a translator or an extension has changed. The copies are made at that moment,
 * before the next frame: earlier, they would make the browser recalculate the styles of the whole page, and new links
 * would load too late.
 *
 * @param root - the element that React renders into
 */
export function keepStylesheets(root: Element): void {
  const links = [...root.querySelectorAll<HTMLLinkElement>(`[${FIRST_SCREEN_END}] > link`)];
  // Once a link is removed, it has no sheet.
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

// The server imports client modules, too.
const root = typeof document === 'undefined' ? null : document.getElementById('__docusaurus');
if (root) {
  keepStylesheets(root);
}
