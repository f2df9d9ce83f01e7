import type { CDPSession, Page } from '@playwright/test';

/**
 * Records screenshots during an action.
 *
 * @param cdp - a CDP session of the page
 * @returns the screenshots in order, as base64 PNG
 */
export async function recordScreen(
  cdp: CDPSession,
  action: () => Promise<void>,
): Promise<string[]> {
  const pictures: string[] = [];
  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', { format: 'png', maxWidth: 320, maxHeight: 240 });
  await action();
  await cdp.send('Page.stopScreencast');
  return pictures;
}

/**
 * Returns the mean brightness of pictures, from 0 (black) to 255 (white).
 *
 * @param page - any page, whose browser decodes the pictures
 */
export async function measureBrightness(page: Page, pictures: string[]): Promise<number[]> {
  return page.evaluate(async (sources) => {
    const results: number[] = [];
    for (const source of sources) {
      const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      let sum = 0;
      for (let index = 0; index < data.length; index += 4) {
        sum += (data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0);
      }
      results.push(Math.round(sum / (data.length / 4) / 3));
    }
    return results;
  }, pictures);
}
