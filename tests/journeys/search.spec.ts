/** Tests the search dialog, mostly with the keyboard. */
import type { Locator, Page } from '@playwright/test';
import { pauseRequests } from '../support/pauseRequests';
import { getSiteUrl } from '../support/site';
import { openPage, startPage } from '../support/start';
import { expect, test } from '../support/test';

const TEXT_PAGE = 'core/introduction/base-concepts/';

const getDialog = (page: Page): Locator => page.locator('dialog#siteSearch');
const getField = (page: Page): Locator => getDialog(page).locator('input').first();
const getOptions = (page: Page): Locator => getDialog(page).getByRole('option');

/** Returns the URLs of results. A result contains its link, or is part of it. */
const getHrefs = (results: Locator): Promise<(string | undefined)[]> =>
  results.evaluateAll((options) =>
    options.map((option) => (option.closest('a') ?? option.querySelector('a'))?.href),
  );

/** Returns the URL that Enter would open. */
const getActiveHref = async (page: Page): Promise<string | undefined> =>
  (await getHrefs(getDialog(page).locator('[aria-selected="true"]')))[0];

/** Moves the selection down until a result with the URL is selected. */
async function selectHref(page: Page, href: string, steps: number): Promise<void> {
  for (let step = 0; step <= steps; step += 1) {
    if ((await getActiveHref(page)) === href) {
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  const all = (await getHrefs(getOptions(page))).join(', ');
  throw new Error(`Expected ${href} among the first ${steps} results, but found ${all}.`);
}

/** Searches for the text, and opens the result with the given path, which must be among the first results. */
async function openResult(page: Page, text: string, path: string, steps: number): Promise<void> {
  await page.keyboard.press('Control+k');
  // The text is inserted at once, because results for a part of it would be replaced during the selection.
  await page.keyboard.insertText(text);
  await expect(getOptions(page).first()).toBeVisible();
  const url = getSiteUrl(path);
  await expect.poll(() => getHrefs(getOptions(page))).toContain(url);
  await selectHref(page, url, steps);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
}

test('it opens the search on Ctrl+K and accepts text before React starts', async ({ open }) => {
  const { page, record } = await openPage(await open(), TEXT_PAGE);
  const { waitForRequest, resume } = await pauseRequests(page, '**/assets/js/**');
  await page.keyboard.press('Control+k');
  // This isn't a retrying assertion, because the dialog opens at once.
  expect(await getDialog(page).getAttribute('open')).not.toBeNull();
  await page.keyboard.type('dash');
  await waitForRequest();
  resume();
  await expect(getOptions(page).first()).toBeVisible();
  await expect(getField(page)).toHaveValue('dash');
  expect(record.problems).toEqual([]);
});

test('it searches on a page whose app never loads', async ({ open }) => {
  const { page } = await open();
  await page.route(/\/assets\/js\/(?:main|router|mui)\.\w+\.js$/, (route) => route.abort());
  await page.goto(getSiteUrl('no-such-page/'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('docker');
  await expect(getOptions(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/concepts\/deployment\//);
});

test('it keeps the selected result visible in a window of 320 by 256 px', async ({ open }) => {
  const { page } = await openPage(await open({ viewport: { width: 320, height: 256 } }), TEXT_PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await expect(getOptions(page).nth(3)).toBeAttached();
  for (let step = 0; step < 3; step += 1) {
    await expect(getDialog(page).locator('[aria-selected="true"]')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
  }
});

test('it opens a section and a row of a table with the keyboard, and scrolls to them', async ({
  open,
}) => {
  const { page, record } = await openPage(await open(), 'core/introduction/');
  const path = 'core/react-crud/forms/#options-that-users-search-for';
  await openResult(page, 'async select options in form', path, 8);
  await expect(getDialog(page)).toBeHidden();
  // The demos above the heading must not move it.
  await expect
    .poll(async () => (await page.locator('#options-that-users-search-for').boundingBox())?.y)
    .toBeCloseTo(80, -1);

  await openResult(page, 'hideNavigation', 'core/api/dashboard-layout/#prop-hideNavigation', 3);
  const row = page.locator('#prop-hideNavigation');
  await expect(row).toContainText('hideNavigation');
  await expect(row).toBeInViewport();
  expect(record.problems).toEqual([]);
});

test('it opens on a click on its link, which gets the focus back on Escape', async ({ open }) => {
  const { page, record } = await startPage(await open(), 'core/introduction/');
  await page.getByRole('link', { name: 'Search the docs' }).first().click();
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('dashbord layuot');
  await expect(getOptions(page).first()).toContainText(/dashboard/i);
  await expect(getDialog(page).locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await expect(page.locator('[data-open-search]:focus')).toHaveCount(1);
  expect(record.problems).toEqual([]);
});

test('it answers before the page’s app loads, and keeps the selected result when the text loads', async ({
  open,
}) => {
  const { page, record } = await openPage(await open(), TEXT_PAGE);
  const { resume } = await pauseRequests(page, '**/search-index/*.text.*');
  const apps: string[] = [];
  page.on('request', (request) => {
    if (/\/main\.\w+\.js$/.test(request.url())) {
      apps.push(request.url());
    }
  });
  await page.keyboard.press('Control+k');
  await expect(getDialog(page).getByRole('radio')).toHaveCount(3);
  expect(apps).toEqual([]);
  await page.keyboard.insertText('DashboardLayout');
  const url = getSiteUrl('core/api/dashboard-layout/');
  await expect.poll(() => getHrefs(getOptions(page))).toContain(url);
  await selectHref(page, url, 1);
  resume();
  await expect(getDialog(page).getByRole('radio', { name: /^All \d/ })).toBeAttached();
  expect(await getActiveHref(page)).toBe(url);
  await expect.poll(() => apps.length).toBe(1);
  expect(record.problems).toEqual([]);
});

test('it opens the search with the query in the URL that the form submits', async ({ open }) => {
  const { page, record } = await openPage(await open(), 'search/?q=sign+out');
  await expect(getOptions(page).first()).toBeVisible();
  await expect(getField(page)).toHaveValue('sign out');
  expect(record.problems).toEqual([]);
});
