import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { FrameSpec } from '../../../plugins/demos/node/frames/collect';
import { getPosterFile, type PosterWidth } from '../../../plugins/demos/node/frames/poster';
import { DEVICE_PIXEL_RATIO } from '../../../src/components/SchemePicture/pictures';
import { SCHEMES } from '../../../plugins/shared/schemes';
import { waitForStableDom } from '../../lib/waitForStableDom';

/** The quality of the WebP files, from 0 to 100. At this pixel density, a higher quality isn't visible. */
const WEBP_QUALITY = 60;

/** Takes a screenshot of the viewport as WebP, which Playwright itself doesn't support. */
async function takeScreenshot(page: Page): Promise<Buffer> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: WEBP_QUALITY,
    clip: { x: 0, y: 0, width, height, scale: DEVICE_PIXEL_RATIO },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Returns whether a demo has a cover, which shows its poster until the demo runs. */
const hasCover = (page: Page): Promise<boolean> => page.locator('.demo-over').count().then(Boolean);

/**
 * Takes the posters of a running demo in both color schemes, if the demo needs them.
 *
 * @param page - a page with the width of the posters
 */
export async function takePosters(
  page: Page,
  { entry }: Pick<FrameSpec, 'entry'>,
  width: PosterWidth,
): Promise<void> {
  if (!(await hasCover(page))) {
    return;
  }
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await waitForStableDom(page);
    const picture = getPosterFile(entry, width, scheme);
    await fs.mkdir(path.dirname(picture), { recursive: true });
    await fs.writeFile(picture, await takeScreenshot(page));
  }
}
