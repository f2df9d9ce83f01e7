/** Tests navigation with the pagination, the sidebar, the app bar, the table of contents, and the browser's history. */
import type { Locator, Page } from '@playwright/test';
import { PAGE_KINDS, getSiteUrl } from '../support/site';
import { openPage, startPage } from '../support/start';
import { expect, test } from '../support/test';

const PHONE = { width: 375, height: 800 };

const getSidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs pages' });
const getSidebarLink = (page: Page, name: string): Locator =>
  getSidebar(page).getByRole('link', { name, exact: true });
const getCurrentLink = (page: Page): Locator => getSidebar(page).locator('[aria-current="page"]');
const getFilter = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter pages' });

const expectPath = (page: Page, path: string): Promise<void> =>
  expect(page).toHaveURL(getSiteUrl(path));

/** Returns the names of the fonts in which the browser renders an element. */
async function getFonts(page: Page, selector: string): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('it navigates without a reload, announces each page, keeps the font, and updates the focus, the sidebar, and the scroll position', async ({
  open,
}) => {
  const { page, record } = await startPage(await open(), 'core/introduction/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  const announcer = page.locator('#siteAnnouncer[role="status"]');

  // The focused link is removed, so the focus must move to the main content.
  await pager.getByRole('link', { name: 'Next Installation' }).press('Enter');
  await expectPath(page, 'core/introduction/installation/');
  await expect(announcer).toContainText('Install');
  await expect(announcer).toHaveText(await page.title());
  await expect(page.locator('main')).toBeFocused();

  await pager.getByRole('link', { name: /Base concepts/ }).click();
  await expectPath(page, 'core/introduction/base-concepts/');
  await pager.getByRole('link', { name: /Installation/ }).click();
  await expectPath(page, 'core/introduction/installation/');
  await page.goBack();
  await expectPath(page, 'core/introduction/base-concepts/');

  // Links in the sidebar aren't removed, and keep the focus.
  await getSidebarLink(page, 'Tutorial').press('Enter');
  await expectPath(page, 'core/introduction/tutorial/');
  await expect(announcer).toContainText('Tutorial');
  await expect(page.getByRole('heading', { level: 1, name: /tutorial/i })).toBeVisible();
  await expect(getSidebarLink(page, 'Tutorial')).toBeFocused();
  await expect(getCurrentLink(page)).toHaveText('Tutorial');
  await expect(getCurrentLink(page)).toBeInViewport();

  // The next page must start at its top.
  await pager.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await pager.locator('a[rel="next"]').click();
  await expect(page).not.toHaveURL(/tutorial/);
  await expect(page).not.toHaveTitle(/tutorial/i);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => getFonts(page, '.prose p')).toContain('Geist');

  await getSidebarLink(page, 'Installation').click();
  await expectPath(page, 'core/introduction/installation/');
  await expect(getCurrentLink(page)).toHaveText('Installation');
  await expect(getCurrentLink(page)).toBeInViewport();

  await record.quiet();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(record.problems).toEqual([]);
});

test.describe('the sidebar', () => {
  test('it opens the groups around the current entry and scrolls to it on a deeply nested page', async ({
    open,
  }) => {
    const { page, record } = await open();
    // Delays the stylesheets until the document has been parsed, which is the slowest case.
    await page.route('**/*.css', async (route) => {
      await page.waitForEvent('domcontentloaded', { timeout: 2000 }).catch(() => undefined);
      await route.continue();
    });
    await openPage({ page, record }, 'studio/reference/components/text-field/');
    await expect(getCurrentLink(page)).toBeInViewport({ ratio: 1 });
  });

  test('it lets readers filter pages, open them with the keyboard, and search for the same words', async ({
    open,
  }) => {
    const { page, record } = await openPage(await open(), 'studio/getting-started/');
    await getFilter(page).focus();
    await page.keyboard.type('data binding');
    const binding = getSidebarLink(page, 'Data binding');
    await page.keyboard.press('ArrowDown');
    await expect(binding).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getFilter(page)).toHaveValue('');
    await page.keyboard.type('why');
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('filter')?.size)).toBe(1);
    await page.keyboard.press('Enter');
    await expectPath(page, 'studio/getting-started/why-studio/');
    await getFilter(page).fill('data binding');
    await getFilter(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectPath(page, 'studio/concepts/data-binding/');
    await page.keyboard.press('Escape');
    await getFilter(page).fill('');
    await expect(binding).toBeVisible();

    // “docker” is a synonym, which only the search knows.
    await getFilter(page).fill('docker');
    await getFilter(page).press('Enter');
    const search = page.getByRole('dialog', { name: 'Search the documentation' });
    await expect(search.getByRole('option').first()).toBeVisible();
    await expect(search.getByRole('combobox')).toHaveValue('docker');
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();

    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs).toContainText('Concepts');
    await crumbs.getByRole('link').first().click();
    await expectPath(page, 'studio/getting-started/');
    expect(record.problems).toEqual([]);
  });

  test('it opens the first match on Enter in the filter, even if React can’t load', async ({
    open,
  }) => {
    const { page } = await open();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(getSiteUrl('core/introduction/'));
    await getFilter(page).fill('tutor');
    await getFilter(page).press('Enter');
    await expectPath(page, 'core/introduction/tutorial/');
  });

  test('it opens a page of a later release, which the open app doesn’t know', async ({ open }) => {
    const { page, record } = await open();
    await page.route('**/studio/new/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>A new page</h1>' }),
    );
    await startPage({ page, record }, 'core/introduction/');
    const link = getSidebarLink(page, 'Tutorial');
    await link.evaluate((element) => element.setAttribute('href', '/toolpad/studio/new/'));
    await link.click();
    await expect(page.getByRole('heading', { name: 'A new page' })).toBeVisible();
  });

  test('it opens with the focus on a tap on a phone, and closes on Esc and when the reader follows a link', async ({
    open,
  }) => {
    const { page, record } = await openPage(
      await open({ viewport: PHONE, hasTouch: true }),
      'core/introduction/',
    );
    const sidebar = page.locator('nav[aria-label="Docs pages"]');
    const button = page.getByRole('button', { name: 'Open navigation' });
    await button.tap();
    await expect(sidebar).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close navigation' })).toBeFocused();
    await expect(page.locator('html[data-react="on"]')).toBeAttached();
    expect(await sidebar.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.tap();
    await getSidebarLink(page, 'Tutorial').tap();
    await expectPath(page, 'core/introduction/tutorial/');
    await expect(sidebar).toBeHidden();
    expect(record.problems).toEqual([]);
  });
});

test('it switches the sidebar, the version, and the theme with the product, even when the reader goes back', async ({
  open,
}) => {
  const { page, record } = await startPage(await open(), '');
  const product = page.getByRole('banner').getByRole('navigation', { name: 'Product' });
  await page.getByRole('link', { name: 'Toolpad Core', exact: true }).click();
  await expectPath(page, 'core/introduction/');
  await expect(product.locator('[aria-current]')).toHaveText('Core');
  await expect(page.getByRole('button', { name: /v0\.15\.0/ })).toBeVisible();

  await product.getByRole('link', { name: 'Studio', exact: true }).click();
  await expectPath(page, 'studio/getting-started/');
  await expect(page.getByRole('button', { name: /v0\.13\.0/ })).toBeVisible();
  await expect(product.locator('[aria-current]')).toHaveText('Studio');
  await expect(page.locator('html')).toHaveAttribute('data-product', 'studio');
  await expect(getSidebarLink(page, 'Why Toolpad Studio?')).toBeVisible();

  await page.goBack();
  await expectPath(page, 'core/introduction/');
  await page.goBack();
  const base = page.getByRole('heading', { level: 1, name: 'Internal tools and dashboards' });
  await expect(base).toBeVisible();
  await page.getByRole('link', { name: 'Toolpad Studio', exact: true }).click();
  await expectPath(page, 'studio/getting-started/');
  expect(record.problems).toEqual([]);
});

test('it responds to an unknown URL with status 404 and suggestions of similar pages', async ({
  open,
}) => {
  const { page, record } = await open();
  const response = await page.goto(getSiteUrl('core/react-dashbord-layout/'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const near = page.getByRole('main').getByRole('link', { name: /Dashboard Layout/ });
  await expect(near.first()).toBeVisible();
  expect(record.problems).toEqual([]);
  await near.first().click();
  await expectPath(page, 'core/react-dashboard-layout/');
});

test('it prints only the content, at full width and in light colors, even in dark mode', async ({
  open,
}) => {
  const { page } = await open({ colorScheme: 'dark' });
  await page.goto(getSiteUrl(PAGE_KINDS.text), { waitUntil: 'load' });
  const getColors = () =>
    page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('article p') ?? document.body);
      return { text: color, page: getComputedStyle(document.body).backgroundColor };
    });
  const inDarkMode = await getColors();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const onPaper = await getColors();
  for (const width of [794, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const text = await page.locator('article').boundingBox();
    expect(text?.width).toBeGreaterThan(width * 0.9);
    await expect(page.getByRole('banner')).toBeHidden();
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(onPaper).toEqual(await getColors());
  expect(onPaper).not.toEqual(inDarkMode);
});

test('it takes readers of a section that has moved to its new page, without an entry in the history', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto(getSiteUrl('core/introduction/'));
  await page.goto(getSiteUrl('core/react-crud/#dates'));
  await expectPath(page, 'core/react-crud/data-sources/#dates');
  await expect(page.locator('#dates')).toBeInViewport();
  await page.goBack();
  await expectPath(page, 'core/introduction/');
});

test('it keeps the current section visible in the table of contents of a long page', async ({
  open,
}) => {
  const { page } = await openPage(
    await open({ viewport: { width: 1440, height: 600 } }),
    'core/react-use-dialogs/',
  );
  const hiddenAt = await page.evaluate(async () => {
    const toc = document.querySelector('nav[aria-label="On this page"]');
    const lost: number[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo(0, top);
      // The current entry changes in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const active = toc?.querySelector('[aria-current]')?.getBoundingClientRect();
      const box = toc?.getBoundingClientRect();
      if (!active || !box || active.top < box.top || active.bottom > box.bottom) {
        lost.push(top);
      }
    }
    return lost;
  });
  expect(hiddenAt).toEqual([]);
});

test('it marks the section that a reader chooses in the table of contents, even a short one at the end', async ({
  open,
}) => {
  const { page } = await openPage(
    await open({ viewport: { width: 1440, height: 900 } }),
    'core/introduction/support/',
  );
  const toc = page.getByRole('navigation', { name: 'On this page' });
  for (const link of await toc.getByRole('link').all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
  }
});
