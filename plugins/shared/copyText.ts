/** How long a button or an anchor says 'Copied', in ms. */
export const COPIED_MS = 1200;

/**
 * Copies text. What has yet to be fetched is handed over as a promise: Safari gives the clipboard to
 * a click and to nothing that comes later.
 *
 * @throws {Error} (as a rejection) if the browser refuses, has no clipboard, as on a page without
 *   https, or if the text cannot be had
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && 'ClipboardItem' in window) {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
