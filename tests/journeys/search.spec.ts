/** Search by keyboard, from the first key to the section. */
import type { Locator, Page } from '@playwright/test';
import { siteUrl } from '../support/site';
import { openPage, startPage } from '../support/start';
import { expect, test } from '../support/test';

const TEXT = 'core/introduction/base-concepts/';

const dialogOf = (page: Page): Locator => page.locator('dialog#siteSearch');
const fieldOf = (page: Page): Locator => dialogOf(page).locator('input').first();
const optionsOf = (page: Page): Locator => dialogOf(page).getByRole('option');

/** Finds the address to which Enter would lead. */
async function activeHref(page: Page): Promise<string | null> {
  return dialogOf(page).evaluate((dialog) => {
    const active = dialog.querySelector('[aria-selected="true"]');
    const link = active?.closest('a') ?? active?.querySelector('a');
    return link?.href ?? null;
  });
}

/** Goes down the results until the address is the active one. */
async function goDownTo(page: Page, href: string, steps: number): Promise<void> {
  for (let step = 0; step <= steps; step += 1) {
    if ((await activeHref(page)) === href) {
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  const all = await dialogOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  throw new Error(`Expected ${href} among the first ${steps} results; got ${all.join(', ')}`);
}

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`it opens the search on ${keys} at once, before React`, async ({ open }) => {
    const { page, record } = await open({ slowdown: 4 });
    await openPage({ page, record }, TEXT);
    await page.keyboard.press(keys);
    // At once, before anything can have been loaded: not within the time that an assertion waits.
    expect(await dialogOf(page).getAttribute('open')).not.toBeNull();
    await page.keyboard.type('dash');
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('dash');
    expect(record.problems).toEqual([]);
  });
}

test('it says so if React cannot be loaded, and searches when the browser is back online', async ({
  open,
}) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dash');
  const failure = dialogOf(page).getByText('The search could not be loaded.');
  await expect(failure).toBeVisible();
  await expect(dialogOf(page).getByRole('link', { name: 'See all pages' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('dash');
  await expect(failure).toBeHidden();
});

test('it shows the selected result in a window of 320 by 256 px', async ({ open }) => {
  const { page, record } = await open({ viewport: { width: 320, height: 256 } });
  await openPage({ page, record }, TEXT);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await expect(optionsOf(page).nth(3)).toBeAttached();
  for (let step = 0; step < 3; step += 1) {
    await expect(dialogOf(page).locator('[aria-selected="true"]')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
  }
});

test('it leads from the keyboard to a section, whose heading is in view', async ({ open }) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT);
  const heading = await page
    .locator('article h2[id]')
    .nth(1)
    .evaluate((element) => ({ id: element.id, text: element.firstChild?.textContent ?? '' }));
  await page.goto(siteUrl('core/introduction/'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`base concepts ${heading.text}`);
  await expect(optionsOf(page).first()).toBeVisible();
  const address = siteUrl(`${TEXT}#${heading.id}`);
  await goDownTo(page, address, 8);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.locator(`[id="${heading.id}"]`)).toBeInViewport();
  await expect(dialogOf(page)).toBeHidden();
  expect(record.problems).toEqual([]);
});

test("it leads from the name of a prop to the prop's row", async ({ open }) => {
  const { page, record } = await open();
  await openPage({ page, record }, TEXT);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hideNavigation');
  await expect(optionsOf(page).first()).toBeVisible();
  const address = siteUrl('core/api/dashboard-layout/#prop-hideNavigation');
  await goDownTo(page, address, 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  const row = page.locator('#prop-hideNavigation');
  await expect(row).toContainText('hideNavigation');
  await expect(row).toBeInViewport();
  expect(record.problems).toEqual([]);
});

test('it forgives a typo, marks what it found, and Escape returns the focus', async ({ open }) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'core/introduction/');
  await page.getByRole('link', { name: 'Search the docs' }).first().focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashbord layuot');
  await expect(optionsOf(page).first()).toContainText(/dashboard/i);
  await expect(dialogOf(page).locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('[data-open-search]:focus')).toHaveCount(1);
  expect(record.problems).toEqual([]);
});

test('it opens the first result if Enter comes before the results', async ({ open }) => {
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
  await expect(dialogOf(page).getByText('Searching…')).toBeVisible();
  await page.keyboard.press('Enter');
  answer();
  await expect(page).toHaveURL(siteUrl('core/api/dashboard-layout/#prop-hideNavigation'));
  await expect(dialogOf(page)).toBeHidden();
  expect(record.problems).toEqual([]);
});

test('it opens the dialog on a click on the search link', async ({ open }) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'studio/getting-started/');
  await page.getByRole('link', { name: 'Search the docs' }).first().click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('queries');
  await expect(optionsOf(page).first()).toBeVisible();
  expect(await activeHref(page)).toContain('/toolpad/studio/');
  expect(record.problems).toEqual([]);
});
