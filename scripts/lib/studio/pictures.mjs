import { load } from '../load.mjs';
import { complaintsOf } from './complaints.mjs';

const { SCALE } = load(import.meta.filename, '../../../plugins/shared/pictures.ts');
const { takeWebp } = load(import.meta.filename, '../webp.ts');

/** @typedef {import('../../../plugins/shared/pictures').ColumnWidth} ColumnWidth */

/**
 * How wide the pictures are, in pixels of the page: as the column of the site's text is on a desktop
 * and on a phone, without the frame around them. Each with the window in which Studio has that much
 * room for its content; in the wide one, the app's navigation stands beside it.
 *
 * @type {Readonly<Record<ColumnWidth, { width: number, window: number }>>}
 */
export const WINDOWS = {
  wide: { width: 758, window: 1098 },
  narrow: { width: 341, window: 345 },
};

const WINDOW_HEIGHT = 900;
// Less than the content keeps from the bar above it, whose line is no part of the picture.
const MARGIN = 14;
const QUALITY = 92;

/** Time for animations and late layout of charts and grids. */
const SETTLE_MS = 1500;

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launch() {
  const { startChromium } = load(import.meta.filename, '../chromium/start.ts');
  return startChromium();
}

/**
 * Opens a window for pictures.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ room: ColumnWidth, scheme: import('../../../plugins/shared/pictures').Scheme }} options
 */
export function openWindow(browser, { room, scheme }) {
  return browser.newContext({
    viewport: { width: WINDOWS[room].window, height: WINDOW_HEIGHT },
    deviceScaleFactor: SCALE,
    // The app's theme does not reach the browser's own controls.
    colorScheme: scheme,
    locale: 'en-GB',
  });
}

/**
 * Shows a page of the app and takes the picture of its content. Not without the app's shell: there,
 * Studio 0.13.0 goes on showing an image as loading that was there at once.
 *
 * @param {import('playwright-core').BrowserContext} window
 * @param {string} url
 * @param {string | undefined} label a control to click first
 * @returns {Promise<{ picture: Buffer, width: number, height: number, problems: string[] }>}
 */
export async function takePicture(window, url, label) {
  const page = await window.newPage();
  const problems = complaintsOf(page);
  await page.goto(url, { waitUntil: 'load' });
  const root = page.getByTestId('page-root');
  await root.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  if (label) {
    await page.getByLabel(label).click();
    await page.waitForTimeout(SETTLE_MS);
  }
  if ((await root.getByTestId('ErrorIcon').count()) > 0) {
    problems.push(`an error is shown: ${await root.innerText()}`);
  }
  const box = await root.boundingBox();
  if (!box) {
    throw new Error(`Expected something to be seen at ${url}.`);
  }
  const clip = {
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - MARGIN),
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
  const picture = await takeWebp(page, clip, QUALITY);
  await page.close();
  return {
    picture,
    width: Math.round(clip.width),
    height: Math.round(clip.height),
    problems,
  };
}
