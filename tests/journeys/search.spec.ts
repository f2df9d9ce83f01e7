/** Searches with the keyboard, from the first key to the section. */
import type { Locator, Page } from '@playwright/test';
import { getSiteUrl } from '../support/site';
import { openPage, startPage } from '../support/start';
import { expect, test } from '../support/test';

const TEXT = 'core/introduction/base-concepts/';

const getDialog = (page: Page): Locator => page.locator('dialog#siteSearch');
const getField = (page: Page): Locator => getDialog(page).locator('input').first();
const getOptions = (page: Page): Locator => getDialog(page).getByRole('option');

/** Returns the URL to which Enter leads. */
async function getActiveHref(page: Page): Promise<string | null> {
  return getDialog(page).evaluate((dialog) => {
    const active = dialog.querySelector('[aria-selected="true"]');
    const link = active?.closest('a') ?? active?.querySelector('a');
    return link?.href ?? null;
  });
}

/** Moves the selection down to a URL. */
async function selectHref(page: Page, href: string, steps: number): Promise<void> {
  for (let step = 0; step <= steps; step += 1) {
    if ((await getActiveHref(page)) === href) {
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  const all = await getDialog(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  throw new Error(
    `Expected ${href} among the first ${steps} results, but found ${all.join(', ')}.`,
  );
}

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`it opens the search on ${keys} before hydration`, async ({ open }) => {
    const { page, record } = await open({ slowdown: 4 });
    await openPage({ page, record }, TEXT);
    await page.keyboard.press(keys);
    // This isn't a retrying assertion, because the dialog opens at once.
    expect(await getDialog(page).getAttribute('open')).not.toBeNull();
    await page.keyboard.type('dash');
    await expect(getOptions(page).first()).toBeVisible();
    await expect(getField(page)).toHaveValue('dash');
    expect(record.problems).toEqual([]);
  });
}

test('it reports that React failed to load, and searches once the browser is back online', async ({
  open,
}) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT);
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

test('it shows the selected result in a window of 320 by 256 px', async ({ open }) => {
  const { page, record } = await open({ viewport: { width: 320, height: 256 } });
  await openPage({ page, record }, TEXT);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await expect(getOptions(page).nth(3)).toBeAttached();
  for (let step = 0; step < 3; step += 1) {
    await expect(getDialog(page).locator('[aria-selected="true"]')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
  }
});

test('it opens a section by keyboard, and scrolls to its heading', async ({ open }) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT);
  const heading = await page
    .locator('article h2[id]')
    .nth(1)
    .evaluate((element) => ({ id: element.id, text: element.firstChild?.textContent ?? '' }));
  await page.goto(getSiteUrl('core/introduction/'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`base concepts ${heading.text}`);
  await expect(getOptions(page).first()).toBeVisible();
  const address = getSiteUrl(`${TEXT}#${heading.id}`);
  await selectHref(page, address, 8);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[id="${heading.id}"]`)).toBeInViewport();
  await expect(getDialog(page)).toBeHidden();
  expect(record.problems).toEqual([]);
});

test("it finds a prop's row by the prop's name", async ({ open }) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hideNavigation');
  await expect(getOptions(page).first()).toBeVisible();
  const address = getSiteUrl('core/api/dashboard-layout/#prop-hideNavigation');
  await selectHref(page, address, 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  const row = page.locator('#prop-hideNavigation');
  await expect(row).toContainText('hideNavigation');
  await expect(row).toBeInViewport();
  expect(record.problems).toEqual([]);
});

test('it corrects a typo, marks matches, and returns the focus on Escape', async ({ open }) => {
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
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/search-index/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hideNavigation');
  await expect(getDialog(page).getByText('Searching…')).toBeVisible();
  await page.keyboard.press('Enter');
  answer();
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

test('it filters by product, and never automatically selects a result from another product', async ({
  open,
}) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'core/introduction/');
  const dialog = getDialog(page);
  const selected = dialog.locator('[aria-selected="true"]');
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
  expect(await getCount(/^Both/)).toBe((await getCount(/Core/)) + (await getCount(/Studio/)));
  await dialog.getByText('Toolpad Studio', { exact: true }).first().click();
  await expect(groups.first()).toHaveAccessibleName(/^Toolpad Studio/);
  expect(await getActiveHref(page)).toContain('/toolpad/studio/');

  // Only Studio has pages about Docker.
  await dialog.getByText('Toolpad Core', { exact: true }).first().click();
  await getField(page).fill('docker');
  await expect(dialog.getByText('Nothing in Toolpad Core')).toBeVisible();
  await expect(selected).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(selected).toHaveCount(1);
  expect(page.url()).toBe(getSiteUrl('core/introduction/'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\/concepts\/deployment\//);
  expect(record.problems).toEqual([]);
});
