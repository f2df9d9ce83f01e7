/** The time for which a copy button of code, or an anchor, shows 'Copied', in ms. The specification sets both times. */
export const COPIED_LABEL_MS = 1200;
/** The time for which the button that copies the whole page shows 'Copied', in ms. */
export const PAGE_COPIED_LABEL_MS = 2000;

/**
 * Copies text to the clipboard. To copy text that must be fetched first, pass a promise: Safari allows access to the
 * clipboard only during the click, so the caller can't await the text.
 *
 * @throws Error if the browser denies access, if there is no clipboard (pages without HTTPS have none), or if the
 *   promise rejects
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && 'ClipboardItem' in window) {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
