import type { Page } from 'playwright-core';
import { type Box, SCALE } from '../../plugins/shared/pictures';

/** Two colors that differ more in a channel, 0 to 255, are not those of the same letter or line. */
const FAR = 48;

/**
 * Takes a picture of what a page shows now, as WebP of two dots to a pixel. Playwright itself takes no
 * WebP.
 *
 * @param clip in pixels of the page, whatever the scale of its screen
 * @param quality 0 to 100
 */
export async function takeWebp(page: Page, clip: Box, quality: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { ...clip, scale: SCALE },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/**
 * How much two pictures differ, as seen from where hinting and compression don't count.
 *
 * @param page any page, whose browser reads them
 * @returns the share of pixels, 0 to 1
 */
export function difference(page: Page, pictures: [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async ([both, scale, far]) => {
      const [a, b] = await Promise.all(
        both.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const width = bitmap.width / scale;
          const height = bitmap.height / scale;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(bitmap, 0, 0, width, height);
          return context?.getImageData(0, 0, width, height);
        }),
      );
      if (!a || a.width !== b?.width || a.height !== b.height) {
        return 1;
      }
      const isFar = (_: unknown, pixel: number): boolean =>
        [0, 1, 2].some((channel) => {
          const place = pixel * 4 + channel;
          return Math.abs((a.data[place] ?? 0) - (b.data[place] ?? 0)) > far;
        });
      const pixels = a.width * a.height;
      return Array.from({ length: pixels }).filter(isFar).length / pixels;
    },
    [pictures.map((picture) => picture.toString('base64')), SCALE, FAR] as const,
  );
}
