/** Search by keyboard, from the first key to the section. */
import type { Locator, Page } from 'playwright-core';
import { setUpChromium } from '../support/chromium';
import { siteUrl } from '../support/site';
import { openPage, startPage } from '../support/start';

const TEXT = 'core/introduction/base-concepts/';

const open = setUpChromium();

const dialogOf = (page: Page): Locator => page.locator('dialog#siteSearch');
const fieldOf = (page: Page): Locator => dialogOf(page).locator('input').first();

/** The address that Enter would lead to. */
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

test.each(['Control+k', 'Meta+k', '/'])(
  '%s opens the search at once, before React',
  async (keys) => {
    const { page, record, close } = await open({ slowdown: 4 });
    await openPage({ page, record, close }, TEXT);
    await page.keyboard.press(keys);
    await expect(
      dialogOf(page).evaluate((dialog) => (dialog as HTMLDialogElement).open),
    ).resolves.toBe(true);
    await page.keyboard.type('dash');
    await page.waitForSelector('html[data-react="on"]', { state: 'attached' });
    await dialogOf(page).getByRole('option').first().waitFor();
    await expect(fieldOf(page).inputValue()).resolves.toBe('dash');
    expect(record.problems).toEqual([]);
  },
);

it('says so if React is out of reach, and searches when the browser is back online', async () => {
  const test = await open();
  const { page } = test;
  await openPage(test, TEXT);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dash');
  const failure = dialogOf(page).getByText('The search could not be loaded.');
  await failure.waitFor();
  await expect(
    dialogOf(page).getByRole('link', { name: 'See all pages' }).isVisible(),
  ).resolves.toBe(true);
  await page.context().setOffline(false);
  await dialogOf(page).getByRole('option').first().waitFor();
  await expect(fieldOf(page).inputValue()).resolves.toBe('dash');
  await expect(failure.isVisible()).resolves.toBe(false);
});

it('shows the selected result in a window of 320 by 256 px', async () => {
  const test = await open({ viewport: { width: 320, height: 256 } });
  const { page } = test;
  await openPage(test, TEXT);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  const options = dialogOf(page).getByRole('option');
  await options.nth(3).waitFor({ state: 'attached' });
  for (let step = 0; step < 3; step += 1) {
    const selected = dialogOf(page).locator('[aria-selected="true"]');
    const visibleShare = await selected.evaluate((option) => {
      const box = option.getBoundingClientRect();
      const list = option.closest('[role="listbox"]')?.parentElement?.getBoundingClientRect();
      const visible =
        Math.min(box.bottom, list?.bottom ?? 0, innerHeight) - Math.max(box.top, list?.top ?? 0);
      return visible / box.height;
    });
    expect(visibleShare).toBeGreaterThan(0.9);
    await page.keyboard.press('ArrowDown');
  }
});

test('from the keyboard to a section: arrows, Enter, and the heading is in view', async () => {
  const test = await open();
  const { page } = test;
  await openPage(test, TEXT);
  const heading = await page
    .locator('article h2[id]')
    .nth(1)
    .evaluate((element) => ({ id: element.id, text: element.firstChild?.textContent ?? '' }));
  await page.goto(siteUrl('core/introduction/'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`base concepts ${heading.text}`);
  await dialogOf(page).getByRole('option').first().waitFor();
  const address = siteUrl(`${TEXT}#${heading.id}`);
  await goDownTo(page, address, 8);
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
  // The page scrolls when it is there.
  await page.waitForFunction((id) => {
    const { top = -1 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  }, heading.id);
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(test.record.problems).toEqual([]);
});

test("the name of a prop leads to the prop's row", async () => {
  const test = await open();
  const { page } = test;
  await openPage(test, TEXT);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hideNavigation');
  await dialogOf(page).getByRole('option').first().waitFor();
  const address = siteUrl('core/api/dashboard-layout/#prop-hideNavigation');
  await goDownTo(page, address, 3);
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
  await expect(page.locator('#prop-hideNavigation').textContent()).resolves.toContain(
    'hideNavigation',
  );
  const top = await page
    .locator('#prop-hideNavigation')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(900);
  expect(test.record.problems).toEqual([]);
});

test('forgives a slip, marks what it found, and Escape gives the focus back', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/');
  await page.getByRole('link', { name: 'Search the docs' }).first().focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashbord layuot');
  const first = dialogOf(page).getByRole('option').first();
  await first.waitFor();
  await expect(first.innerText()).resolves.toMatch(/dashboard/i);
  expect(await dialogOf(page).locator('mark').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  const focused = await page.evaluate(() =>
    document.activeElement?.hasAttribute('data-open-search'),
  );
  expect(focused).toBe(true);
  expect(test.record.problems).toEqual([]);
});

test('Enter that comes before the answers opens the first of them', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/');
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/search-index/**', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hideNavigation');
  await dialogOf(page).getByText('Searching…').waitFor();
  await page.keyboard.press('Enter');
  letGo();
  await page.waitForURL(siteUrl('core/api/dashboard-layout/#prop-hideNavigation'));
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(test.record.problems).toEqual([]);
});

test('a click on the link opens the dialog, with a key held it leads to the page', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'studio/getting-started/');
  await page.getByRole('link', { name: 'Search the docs' }).first().click();
  await dialogOf(page).waitFor({ state: 'visible' });
  await expect(fieldOf(page).evaluate((field) => field === document.activeElement)).resolves.toBe(
    true,
  );
  await page.keyboard.type('queries');
  await dialogOf(page).getByRole('option').first().waitFor();
  expect(await activeHref(page)).toContain('/toolpad/studio/');
  expect(test.record.problems).toEqual([]);
});
