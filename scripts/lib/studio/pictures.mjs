import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** The content is as wide as the text column of the site; the app's navigation stands beside it. */
const VIEWPORT = { width: 1080, height: 900 };
const SCALE = 2;
// Less than the content keeps from the bar above it, whose line is no part of the picture.
const MARGIN = 14;
const QUALITY = 92;

/** Time for animations and late layout of charts and grids. */
const SETTLE_MS = 1500;

const FLAGS = path.join(import.meta.dirname, '../chromiumFlags.json');

/** What the page asks of the network; nothing of it is needed. */
const NETWORK = /net::ERR_|Failed to load resource/;

/** @returns {Promise<import('playwright-core').Browser>} */
export async function launch() {
  const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({
    args: [
      ...JSON.parse(fs.readFileSync(FLAGS, 'utf8')),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    ...(fs.existsSync(installed) && { executablePath: installed }),
  });
}

/**
 * Shows a page of the app and takes the picture of its content. Not without the app's shell: there,
 * Studio 0.13.0 goes on showing an image as loading that was there at once.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string | undefined} label a control to click first
 * @returns {Promise<{ picture: Buffer, width: number, height: number, problems: string[] }>}
 */
export async function takePicture(browser, url, label) {
  const page = await browser.newPage({
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    locale: 'en-GB',
  });
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) {
      problems.push(message.text());
    }
  });
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
  // Playwright itself takes no WebP.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    // A clip counts in CSS pixels, whatever the scale of the screen.
    clip: { ...clip, scale: SCALE },
  });
  await page.close();
  return {
    picture: Buffer.from(data, 'base64'),
    width: Math.round(clip.width),
    height: Math.round(clip.height),
    problems,
  };
}
