/** The time for which a button or an anchor shows 'Copied', in ms. */
export const COPIED_MS = 1200;

/**
 * Copies text. Text that must be fetched first is passed as a promise, because Safari allows access to the clipboard
 * only during a click.
 *
 * @throws Error if the browser refuses, if it has no clipboard (as on a page without https), or if the promise
 *   rejects
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && 'ClipboardItem' in window) {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}
