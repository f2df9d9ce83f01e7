/** Everything needed for reading, with JavaScript off. */
import type { Page } from 'playwright-core';
import pages from '../fixtures/pages.json';
import { setUpChromium } from '../support/chromium';
import { siteUrl } from '../support/site';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 800 };
const TUTORIAL = 'core/introduction/tutorial/';

const open = setUpChromium();

async function read(path: string, viewport = DESKTOP): Promise<Page> {
  const { page } = await open({ javaScriptEnabled: false, viewport });
  await page.goto(siteUrl(path));
  return page;
}

test('a page is whole: title, text, table of contents, drawer', async () => {
  const page = await read(TUTORIAL);
  await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBeTruthy();
  const sections = await page.locator('article h2').count();
  expect(sections).toBeGreaterThan(1);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.isVisible()).resolves.toBe(true);
  const hidden = await page.locator('article').evaluate((article) =>
    [...article.querySelectorAll('h2, p, pre, table')]
      .filter((element) => !element.closest('details:not([open]), [data-manager], [data-variant]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent.slice(0, 60)),
  );
  expect(hidden).toEqual([]);
  const current = page.locator('nav[aria-label="Docs pages"] [aria-current="page"]');
  await expect(current.isVisible()).resolves.toBe(true);
});

test('the table of contents leads to a section', async () => {
  const page = await read(TUTORIAL);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
  const hash = await link.getAttribute('href');
  await link.click();
  expect(new URL(page.url()).hash).toBe(hash);
  const top = await page
    .locator(`[id="${hash?.slice(1)}"]`)
    .evaluate((heading) => heading.getBoundingClientRect().top);
  // Below the sticky app bar, in the upper half.
  expect(top).toBeGreaterThanOrEqual(40);
  expect(top).toBeLessThan(DESKTOP.height / 2);
});

test('links lead on: next page, breadcrumb, drawer, the other product', async () => {
  const page = await read('core/introduction/base-concepts/');
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link')
    .last()
    .click();
  expect(page.url()).toBe(siteUrl(TUTORIAL));
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
  expect(page.url()).toBe(siteUrl('core/introduction/'));
  const drawer = page.getByRole('navigation', { name: 'Docs pages' });
  await drawer.getByRole('link', { name: 'Installation', exact: true }).click();
  expect(page.url()).toBe(siteUrl('core/introduction/installation/'));
  await page.getByRole('banner').getByRole('link', { name: 'Studio', exact: true }).click();
  expect(page.url()).toBe(siteUrl('studio/getting-started/'));
});

test('groups of the drawer and menus of the app bar open and close', async () => {
  const page = await read('studio/getting-started/');
  const closed = page.locator('nav[aria-label="Docs pages"] details:not([open]) > summary').first();
  const group = await closed.evaluateHandle(
    (summary) => summary.parentElement as HTMLDetailsElement,
  );
  const summary = await group.$('summary');
  await summary?.click();
  expect(await group.evaluate((details) => details.open)).toBe(true);
  await summary?.click();
  expect(await group.evaluate((details) => details.open)).toBe(false);

  const version = page.getByRole('button', { name: /v0\.13\.0/ });
  await version.click();
  await expect(page.locator('[popover]:popover-open').count()).resolves.toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]:popover-open').count()).resolves.toBe(0);
});

test('the mobile menu opens, leads to a page, and closes', async () => {
  const page = await read('core/introduction/', PHONE);
  const drawer = page.locator('nav[aria-label="Docs pages"]');
  await expect(drawer.isVisible()).resolves.toBe(false);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(drawer.isVisible()).resolves.toBe(true);
  await page.getByRole('button', { name: 'Close navigation' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await drawer.getByRole('link', { name: 'Tutorial', exact: true }).click();
  expect(page.url()).toBe(siteUrl(TUTORIAL));
  await expect(drawer.isVisible()).resolves.toBe(false);
});

test('on a phone the table of contents is a collapsible', async () => {
  const page = await read(TUTORIAL, PHONE);
  const summary = page.locator('summary', { hasText: 'On this page' });
  const link = page.locator('details:has(> summary:text("On this page")) a').first();
  await expect(link.isVisible()).resolves.toBe(false);
  await summary.click();
  await expect(link.isVisible()).resolves.toBe(true);
});

test('the search link leads to a page that lists every page by section', async () => {
  const page = await read('core/introduction/');
  await page.getByRole('link', { name: 'Search the docs' }).first().click();
  expect(new URL(page.url()).pathname).toBe('/toolpad/search/');
  const listed = await page
    .locator('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const missing = pages
    .map(({ pathname }) => `/toolpad${pathname}/`)
    .filter((pathname) => !listed.includes(pathname));
  expect(missing).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'colors follow the operating system: %s',
  async (colorScheme) => {
    const { page } = await open({ javaScriptEnabled: false, colorScheme });
    await page.goto(siteUrl(TUTORIAL));
    await expect(page.locator('html').getAttribute('data-theme')).resolves.toBeNull();
    const lightness = await page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return (red + green + blue) / 3;
    });
    if (colorScheme === 'dark') {
      expect(lightness).toBeLessThan(64);
    } else {
      expect(lightness).toBeGreaterThan(192);
    }
  },
);
