/** The search and the start of pages, installed into a site of Docusaurus's own theme. */
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../scripts/lib/axe';
import { appScripts } from '../../scripts/lib/record';
import { startServer } from '../../scripts/lib/server.mjs';
import { buildStockSite } from '../fixtures/stock/build';
import { reactIsOn } from '../support/start';
import { expect, test as base, type TestPage } from '../support/test';

const test = base.extend<object, { stockUrl: string }>({
  stockUrl: [
    async ({}, use) => {
      const { url, close } = await startServer({ dir: await buildStockSite(), base: '/stock/' });
      await use(url);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ stockUrl }, use) => use(stockUrl),
});

/** Opens a page and reads it, without any sign of intent. */
async function read({ page, record }: TestPage, path = ''): Promise<void> {
  await page.goto(path);
  await record.quiet();
}

const option = (page: Page, name: RegExp): Locator =>
  page.getByRole('dialog').getByRole('option', { name }).first();

test('it reads a page without React, in the reader’s colors and with the theme’s icons', async ({
  open,
}) => {
  const { page, record } = await open({ colorScheme: 'dark' });
  await read({ page, record });
  expect(appScripts(record.requests)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'What to plant' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const icon = page.getByRole('link', { name: 'Docusaurus' }).locator('svg use').first();
  await expect(page.locator((await icon.getAttribute('href')) ?? 'none')).toHaveCount(1);
  expect(record.problems).toEqual([]);
});

test('it opens the search before React, finds a section of another page, and leads there', async ({
  open,
}) => {
  const { page, record } = await open();
  await read({ page, record });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search the documentation' })).toBeVisible();
  await page.keyboard.type('barrel');
  await expect(option(page, /Collect rain/)).toBeVisible();
  await reactIsOn(page);
  await page.evaluate(() => (document.documentElement.dataset.same = 'document'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/watering\/?#collect-rain$/);
  await expect(page.getByRole('heading', { name: 'Collect rain' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What to plant' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
  expect(record.problems).toEqual([]);
});

for (const [name, viewport] of [
  ['in a wide window', { width: 1280, height: 900 }],
  ['on a phone', { width: 375, height: 800 }],
] as const) {
  test(`it has a button in the bar that opens the search, ${name}`, async ({ open }) => {
    const { page, record } = await open({ viewport });
    await read({ page, record }, 'beds');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.keyboard.type('water');
    await option(page, /Watering/).click();
    await expect(page).toHaveURL(/watering\/?$/);
    expect(record.problems).toEqual([]);
  });
}

test('it repeats a click on a button of the theme that comes before React', async ({ open }) => {
  const { page, record } = await open({ viewport: { width: 375, height: 800 } });
  await read({ page, record });
  // As from a switch or a screen reader: no pointer has come before it.
  await page.locator('.navbar__toggle').evaluate((button) => (button as HTMLElement).click());
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  expect(record.problems).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it has an open search that can be read in ${colorScheme} colors`, async ({ open }) => {
    const { page, record } = await open({ colorScheme, reducedMotion: 'reduce' });
    await read({ page, record });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bed');
    await expect(option(page, /Raised beds/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCSS('background-color', /^rgb\(/);
    expect(await axeViolations(page)).toEqual([]);
  });
}
