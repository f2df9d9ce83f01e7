/** Tests the site without JavaScript. */
import type { Page } from '@playwright/test';
import pages from '../fixtures/pages.json';
import { getSiteUrl } from '../support/site';
import { expect, type OpenPage, test } from '../support/test';

const PHONE = { width: 375, height: 800 };
const TUTORIAL_PAGE = 'core/introduction/tutorial/';

test.use({ javaScriptEnabled: false });

async function openPage(open: OpenPage, path: string): Promise<Page> {
  const { page } = await open();
  await page.goto(getSiteUrl(path));
  return page;
}

test('it shows the title, the text, the sidebar, and a table of contents with working links', async ({
  open,
}) => {
  const page = await openPage(open, TUTORIAL_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  expect(await page.locator('article h2').count()).toBeGreaterThan(1);
  const hidden = await page.locator('article').evaluate((article) =>
    [...article.querySelectorAll('h2, p, pre, table')]
      .filter((element) => !element.closest('details:not([open]), [data-manager], [data-variant]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent.slice(0, 60)),
  );
  expect(hidden).toEqual([]);
  const current = page.locator('nav[aria-label="Docs pages"] [aria-current="page"]');
  await expect(current).toBeVisible();
  // Ads need scripts, so the page reserves no space for one.
  await expect(page.locator('[data-companion-slot]')).toBeHidden();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeVisible();
  const link = contents.getByRole('link').nth(1);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(getSiteUrl(TUTORIAL_PAGE + hash));
  const top = await page
    .locator(`[id="${hash.slice(1)}"]`)
    .evaluate((heading) => heading.getBoundingClientRect().top);
  // The heading must be below the sticky app bar, in the upper half of the window.
  expect(top).toBeGreaterThanOrEqual(40);
  expect(top).toBeLessThan(450);
});

test('it links to other pages from the pagination, the breadcrumbs, the sidebar, the app bar, and the search page, and opens menus', async ({
  open,
}) => {
  const page = await openPage(open, 'core/introduction/base-concepts/');
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(getSiteUrl(TUTORIAL_PAGE));
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
  await expect(page).toHaveURL(getSiteUrl('core/introduction/'));
  const sidebar = page.getByRole('navigation', { name: 'Docs pages' });
  await sidebar.getByRole('link', { name: 'Installation', exact: true }).click();
  await expect(page).toHaveURL(getSiteUrl('core/introduction/installation/'));
  await page.getByRole('banner').getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page).toHaveURL(getSiteUrl('studio/getting-started/'));
  await page.getByRole('button', { name: /v0\.13\.0/ }).click();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Search the docs' }).first().click();
  await expect(page).toHaveURL(/\/toolpad\/search\/(?:[?#]|$)/);
  const listed = await page
    .locator('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const all = pages.map(({ pathname }) => `/toolpad${pathname}/`);
  expect(all.filter((pathname) => !listed.includes(pathname))).toEqual([]);
});

test('it opens and closes the sidebar, and expands the table of contents, on a phone', async ({
  open,
}) => {
  const page = await openPage(open, 'core/introduction/');
  await page.setViewportSize(PHONE);
  const sidebar = page.locator('nav[aria-label="Docs pages"]');
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(sidebar).toBeVisible();
  await page.getByRole('button', { name: 'Close navigation' }).click();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await sidebar.getByRole('link', { name: 'Tutorial', exact: true }).click();
  await expect(page).toHaveURL(getSiteUrl(TUTORIAL_PAGE));
  await expect(sidebar).toBeHidden();

  const link = page.locator('details:has(> summary:text("On this page")) a').first();
  await expect(link).toBeHidden();
  await page.locator('summary', { hasText: 'On this page' }).click();
  await expect(link).toBeVisible();
});

test('it uses the operating system’s color scheme', async ({ open }) => {
  const page = await openPage(open, TUTORIAL_PAGE);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  const getLightness = (): Promise<number> =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return (red + green + blue) / 3;
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(getLightness).toBeGreaterThan(192);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(getLightness).toBeLessThan(64);
});

test('it links to the new page of a section that has moved', async ({ open }) => {
  const page = await openPage(open, 'core/react-crud/#BakeryPrices.js');
  const link = page.getByRole('link', { name: 'This section is on another page now.' });
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL(getSiteUrl('core/react-crud/customization/#BakeryPrices.js'));
});
