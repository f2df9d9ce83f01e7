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

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`it opens the search on ${keys} and accepts text before React starts`, async ({ open }) => {
    const { page, record } = await open();
    await openPage({ page, record }, TEXT_PAGE);
    const { waitForRequest, resume } = await pauseRequests(page, '**/assets/js/**');
    await page.keyboard.press(keys);
    // This isn't a retrying assertion, because the dialog opens at once.
    expect(await getDialog(page).getAttribute('open')).not.toBeNull();
    await page.keyboard.type('dash');
    await waitForRequest();
    resume();
    await expect(getOptions(page).first()).toBeVisible();
    await expect(getField(page)).toHaveValue('dash');
    expect(record.problems).toEqual([]);
  });
}

for (const path of [TEXT_PAGE, 'no-such-page/']) {
  test(`it searches on ${path}, whose app never loads`, async ({ open }) => {
    const { page } = await open();
    await page.route(/\/assets\/js\/(?:main|router|mui)\.\w+\.js$/, (route) => route.abort());
    await page.goto(getSiteUrl(path));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('docker');
    await expect(getOptions(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/studio\/concepts\/deployment\//);
  });
}

test('it shows an error if it can’t load offline, and searches once the browser is back online', async ({
  open,
}) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT_PAGE);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dash');
  const failure = getDialog(page).getByText('The search could not be loaded.');
  await expect(failure).toBeVisible();
  await expect(getDialog(page).getByRole('link', { name: 'See all pages' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(getOptions(page).first()).toBeVisible();
  await expect(getField(page)).toHaveValue('dash');
  await expect(failure).toBeHidden();
});

test('it keeps the selected result visible in a window of 320 by 256 px', async ({ open }) => {
  const { page, record } = await open({ viewport: { width: 320, height: 256 } });
  await openPage({ page, record }, TEXT_PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await expect(getOptions(page).nth(3)).toBeAttached();
  for (let step = 0; step < 3; step += 1) {
    await expect(getDialog(page).locator('[aria-selected="true"]')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
  }
});

test('it opens a section with the keyboard and scrolls to its heading', async ({ open }) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT_PAGE);
  const heading = await page
    .locator('article h2[id]')
    .nth(1)
    .evaluate((element) => ({ id: element.id, text: element.firstChild?.textContent ?? '' }));
  await page.goto(getSiteUrl('core/introduction/'));
  await openResult(page, `base concepts ${heading.text}`, `${TEXT_PAGE}#${heading.id}`, 8);
  await expect(page.locator(`[id="${heading.id}"]`)).toBeInViewport();
  await expect(getDialog(page)).toBeHidden();
  expect(record.problems).toEqual([]);
});

test('it opens a section of a page with demos and scrolls to its heading', async ({ open }) => {
  const { page, record } = await open();
  await openPage({ page, record }, 'core/introduction/');
  const path = 'core/react-crud/forms/#options-that-users-search-for';
  await openResult(page, 'async select options in form', path, 8);
  await expect
    .poll(async () => (await page.locator('#options-that-users-search-for').boundingBox())?.y)
    .toBeCloseTo(80, -1);
  expect(record.problems).toEqual([]);
});

test('it opens the table row of a prop that the reader searches for by name', async ({ open }) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT_PAGE);
  await openResult(page, 'hideNavigation', 'core/api/dashboard-layout/#prop-hideNavigation', 3);
  const row = page.locator('#prop-hideNavigation');
  await expect(row).toContainText('hideNavigation');
  await expect(row).toBeInViewport();
  expect(record.problems).toEqual([]);
});

test('it corrects typos, highlights matches, and restores the focus on Escape', async ({
  open,
}) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'core/introduction/');
  await page.getByRole('link', { name: 'Search the docs' }).first().focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashbord layuot');
  await expect(getOptions(page).first()).toContainText(/dashboard/i);
  await expect(getDialog(page).locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await expect(page.locator('[data-open-search]:focus')).toHaveCount(1);
  expect(record.problems).toEqual([]);
});

test('it opens the first result if the reader presses Enter before the results load', async ({
  open,
}) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'core/introduction/');
  const { resume } = await pauseRequests(page, '**/search-index/**');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hideNavigation');
  await expect(getDialog(page).getByText('Searching…')).toBeVisible();
  await page.keyboard.press('Enter');
  resume();
  await expect(page).toHaveURL(getSiteUrl('core/api/dashboard-layout/#prop-hideNavigation'));
  await expect(getDialog(page)).toBeHidden();
  expect(record.problems).toEqual([]);
});

test('it opens the dialog on a click on the search link', async ({ open }) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'studio/getting-started/');
  await page.getByRole('link', { name: 'Search the docs' }).first().click();
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('queries');
  await expect(getOptions(page).first()).toBeVisible();
  expect(await getActiveHref(page)).toContain('/toolpad/studio/');
  expect(record.problems).toEqual([]);
});

test('it filters by product, and lists the product that answers better first', async ({ open }) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'core/introduction/');
  const dialog = getDialog(page);
  const groups = dialog.getByRole('listbox').getByRole('group');
  await page.keyboard.press('Control+k');

  // Both products have pages about themes.
  await page.keyboard.type('theme');
  await expect(groups).toHaveCount(2);
  await expect(groups.first()).toHaveAccessibleName(/^Toolpad Core/);
  expect(await getActiveHref(page)).toContain('/toolpad/core/');
  const getCount = async (name: RegExp): Promise<number> => {
    const text = await dialog.locator('label', { hasText: name }).innerText();
    return Number(/\d+/.exec(text)?.[0]);
  };
  await expect(dialog.getByRole('radio', { name: /^All \d/ })).toBeAttached();
  const total = (await getCount(/Core/)) + (await getCount(/Studio/));
  expect(await getCount(/^All/)).toBe(total);

  // All results that a tab counts can be reached.
  const count = await getCount(/Studio/);
  await dialog.locator('label', { hasText: 'Toolpad Studio' }).click();
  await expect(groups).toHaveCount(1);
  await expect(dialog.locator('.option:not(.section)')).toHaveCount(count);

  // Only Studio has pages about Docker.
  await dialog.locator('label', { hasText: /^All/ }).click();
  await getField(page).fill('docker');
  await expect(groups.first()).toHaveAccessibleName(/^Toolpad Studio/);
  await getField(page).press('Enter');
  await expect(page).toHaveURL(/\/studio\/concepts\/deployment\//);
  expect(record.problems).toEqual([]);
});

test('it answers before the page’s app loads, and keeps the selected result when the text loads', async ({
  open,
}) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT_PAGE);
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
  const { page, record } = await open();
  await openPage({ page, record }, 'search/?q=sign+out');
  await expect(getOptions(page).first()).toBeVisible();
  await expect(getField(page)).toHaveValue('sign out');
  expect(record.problems).toEqual([]);
});
