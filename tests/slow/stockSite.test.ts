/** The search and the start of pages, installed into a site of Docusaurus's own theme. */
import type { Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/axe';
import { appScripts } from '../../scripts/lib/record';
import { startServer } from '../../scripts/lib/server.mjs';
import { buildStockSite } from '../fixtures/stock/build';
import { setUpChromium, type TestPage } from '../support/chromium';
import { reactIsOn } from '../support/start';

const open = setUpChromium();

let url = '';
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const server = await startServer({ dir: await buildStockSite(), base: '/stock/' });
  ({ url, close: stop } = server);
}, 300_000);

afterAll(() => stop?.());

/** Opens a page and reads it, without any sign of intent. */
async function read({ page, record }: TestPage, path = ''): Promise<void> {
  await page.goto(url + path, { waitUntil: 'load' });
  await record.quiet();
}

const option = (page: Page, name: RegExp) =>
  page.getByRole('dialog').getByRole('option', { name }).first();

test('a page is read without React, in the reader’s colors and with the theme’s icons', async () => {
  const test = await open({ colorScheme: 'dark' });
  const { page, record } = test;
  await read(test);
  expect(appScripts(record.requests)).toEqual([]);
  await page.getByRole('heading', { name: 'What to plant' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  const icon = page.getByRole('link', { name: 'Docusaurus' }).locator('svg use').first();
  const symbol = page.locator((await icon.getAttribute('href')) ?? 'none');
  expect(await symbol.count()).toBe(1);
  expect(record.problems).toEqual([]);
});

test('the search opens before React, finds a section of another page, and leads there', async () => {
  const test = await open();
  const { page, record } = test;
  await read(test);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search the documentation' }).waitFor();
  await page.keyboard.type('barrel');
  await option(page, /Collect rain/).waitFor();
  await reactIsOn(page);
  await page.evaluate(() => (document.documentElement.dataset.same = 'document'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/watering\/?#collect-rain$/);
  await page.getByRole('heading', { name: 'Collect rain' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'What to plant' }).waitFor();
  expect(await page.locator('html').getAttribute('data-same')).toBe('document');
  expect(record.problems).toEqual([]);
});

test.each([
  ['wide', { width: 1280, height: 900 }],
  ['on a phone', { width: 375, height: 800 }],
])('the bar has a button that opens the search: %s', async (_, viewport) => {
  const test = await open({ viewport });
  await read(test, 'beds');
  await test.page.getByRole('button', { name: 'Search', exact: true }).click();
  await test.page.keyboard.type('water');
  await option(test.page, /Watering/).click();
  await test.page.waitForURL(/watering\/?$/);
  expect(test.record.problems).toEqual([]);
});

test('a click on a button of the theme that comes before React is made again', async () => {
  const test = await open({ viewport: { width: 375, height: 800 } });
  const { page } = test;
  await read(test);
  // Of a switch or a reader of screens: no pointer has told of it.
  await page.locator('.navbar__toggle').evaluate((button) => (button as HTMLElement).click());
  await page.locator('.navbar-sidebar--show').waitFor();
  expect(test.record.problems).toEqual([]);
});

test.each(['light', 'dark'] as const)('the open search can be read: %s', async (colorScheme) => {
  const test = await open({ colorScheme, reducedMotion: 'reduce' });
  const { page } = test;
  await read(test);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bed');
  await option(page, /Raised beds/).waitFor();
  const dialog = page.getByRole('dialog');
  const surface = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(surface).toMatch(/^rgb\(/);
  expect(await axeViolations(page)).toEqual([]);
});
