import type { Browser, BrowserContext, Locator } from 'playwright-core';
import type { Box } from '../../../../plugins/shared/pictures';

/** What a picture shows. */
export interface Framing {
  /** The picture is the box around all of these. */
  clip: Locator[];
  /** Pixels around the box; what the clip is a part of shows there. */
  margin?: number;
  /** Further pixels below, where a dialog goes on without anything in it. */
  below?: number;
}

/** Of the editor's window, in pixels of the page. */
export const WINDOW = { width: 1280, height: 760 };

/**
 * Opens a window for Studio's editor.
 *
 * @param scale how many dots its screen has to a pixel of the page
 */
export async function openWindow(browser: Browser, scale = 1): Promise<BrowserContext> {
  const window = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: scale,
    locale: 'en-GB',
  });
  // Its Roboto is not part of Studio, and there may be no network.
  await window.route(/fonts\.googleapis\.com/, (route) => route.abort());
  return window;
}

/** @throws Error if nothing is to be seen of it */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error(`Expected to see ${String(locator)}, found nothing.`);
  }
  return box;
}

/** The box of a picture: around all that it shows, as far as the window goes, in whole pixels. */
export async function boxAround({ clip, margin = 0, below = 0 }: Framing): Promise<Box> {
  const boxes = await Promise.all(clip.map(boxOf));
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x)) - margin));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y)) - margin));
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return {
    x,
    y,
    width: Math.ceil(Math.min(right, WINDOW.width)) - x,
    height: Math.ceil(Math.min(bottom, WINDOW.height)) - y + below,
  };
}
