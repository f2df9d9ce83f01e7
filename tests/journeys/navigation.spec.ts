/** The ways through the site. */
import type { Locator, Page } from '@playwright/test';
import { PAGE_KINDS, siteUrl } from '../support/site';
import { openPage, startPage } from '../support/start';
import { expect, test } from '../support/test';

const PHONE = { width: 375, height: 800 };

const drawerOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs pages' });
const entryOf = (page: Page, name: string): Locator =>
  drawerOf(page).getByRole('link', { name, exact: true });
const currentOf = (page: Page): Locator => drawerOf(page).locator('[aria-current="page"]');
const filterOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter pages' });

const leadsTo = (page: Page, path: string): Promise<void> => expect(page).toHaveURL(siteUrl(path));

test('it goes by the pager, the drawer and back within one document, announces each page, and keeps its place in focus, drawer and window', async ({
  open,
}) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'core/introduction/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  const announcer = page.locator('#siteAnnouncer[role="status"]');

  // The focus moves off a link that is gone.
  await pager.getByRole('link', { name: 'Next Installation' }).press('Enter');
  await leadsTo(page, 'core/introduction/installation/');
  await expect(announcer).toContainText('Install');
  await expect(announcer).toHaveText(await page.title());
  await expect(page.locator('main')).toBeFocused();

  await pager.getByRole('link', { name: /Base concepts/ }).click();
  await leadsTo(page, 'core/introduction/base-concepts/');
  await pager.getByRole('link', { name: /Installation/ }).click();
  await leadsTo(page, 'core/introduction/installation/');
  await page.goBack();
  await leadsTo(page, 'core/introduction/base-concepts/');

  // A link in the drawer is still there, and keeps the focus.
  await entryOf(page, 'Tutorial').press('Enter');
  await leadsTo(page, 'core/introduction/tutorial/');
  await expect(announcer).toContainText('Tutorial');
  await expect(page.getByRole('heading', { level: 1, name: /tutorial/i })).toBeVisible();
  await expect(entryOf(page, 'Tutorial')).toBeFocused();
  await expect(currentOf(page)).toHaveText('Tutorial');
  await expect(currentOf(page)).toBeInViewport();

  // The next page begins at its top.
  await pager.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await pager.locator('a[rel="next"]').click();
  await expect(page).not.toHaveURL(/tutorial/);
  await expect(page).not.toHaveTitle(/tutorial/i);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await entryOf(page, 'Installation').click();
  await leadsTo(page, 'core/introduction/installation/');
  await expect(currentOf(page)).toHaveText('Installation');
  await expect(currentOf(page)).toBeInViewport();

  await record.quiet();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(record.problems).toEqual([]);
});

test.describe('the drawer', () => {
  test('it shows the active entry of a deep page, in open groups', async ({ open }) => {
    const { page, record } = await open();
    // The slowest case: the styles arrive after the document.
    await page.route('**/*.css', async (route) => {
      await page.waitForEvent('domcontentloaded', { timeout: 2000 }).catch(() => undefined);
      await route.continue();
    });
    await openPage({ page, record }, 'studio/reference/components/text-field/');
    await expect(currentOf(page)).toBeInViewport({ ratio: 1 });
  });

  test('it is narrowed by the filter, which says when nothing is left, and hands on to the search what was typed', async ({
    open,
  }) => {
    const { page, record } = await open();
    await startPage({ page, record }, 'core/introduction/');
    const links = drawerOf(page).getByRole('link');
    const all = await links.count();
    await filterOf(page).fill('sign');
    await expect(drawerOf(page).getByRole('link', { name: /SignInPage/ })).toBeVisible();
    await expect.poll(() => links.count()).toBeLessThan(all);
    await filterOf(page).fill('zzzz');
    await expect(drawerOf(page).getByText(/no page/i)).toBeVisible();
    await filterOf(page).fill('');
    await expect(entryOf(page, 'Tutorial')).toBeVisible();
    await expect(links).toHaveCount(all);

    await filterOf(page).fill('deploy');
    await entryOf(page, 'Search for “deploy”').click();
    const search = page.getByRole('dialog', { name: 'Search the documentation' });
    await expect(search.getByRole('option').first()).toBeVisible();
    await expect(search.getByRole('combobox')).toHaveValue('deploy');
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    expect(page.url()).toBe(siteUrl('core/introduction/'));
    expect(record.problems).toEqual([]);
  });

  test('it is filtered and gone through by keyboard alone, also to the other product, where breadcrumbs lead up', async ({
    open,
  }) => {
    const { page, record } = await open();
    await openPage({ page, record }, 'core/introduction/');
    // What is typed before React is there is not lost.
    await filterOf(page).focus();
    await page.keyboard.type('role');
    const rbac = drawerOf(page).getByRole('group', { name: 'Toolpad Studio' }).getByRole('link');
    await expect(rbac).toHaveText('Role-based access control');
    await page.keyboard.press('ArrowDown');
    await expect(rbac).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(filterOf(page)).toHaveValue('');
    await page.keyboard.type('tutor');
    await expect(drawerOf(page).locator('mark')).toBeVisible();
    await page.keyboard.press('Enter');
    await leadsTo(page, 'core/introduction/tutorial/');
    await filterOf(page).fill('role');
    await expect(rbac).toBeVisible();
    await filterOf(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await leadsTo(page, 'studio/concepts/rbac/');
    // The address changes first, the drawer follows.
    await expect(entryOf(page, 'Why Toolpad Studio?')).toBeVisible();
    await expect(filterOf(page)).toHaveValue('');

    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs).toContainText('Concepts');
    await crumbs.getByRole('link').first().click();
    await leadsTo(page, 'studio/getting-started/');
    expect(record.problems).toEqual([]);
  });

  test('it leads from the filter to the search on Enter before React', async ({ open }) => {
    const { page } = await open();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(siteUrl('core/introduction/'));
    await filterOf(page).fill('sign in');
    await filterOf(page).press('Enter');
    await leadsTo(page, 'search/?q=sign+in');
  });

  test('it has the API groups open that a page is in', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false });
    for (const [path, components, hooks] of [
      ['core/introduction/', false, false],
      ['core/api/dashboard-layout/', true, false],
      ['core/react-use-session/api/', false, true],
    ] as const) {
      await page.goto(siteUrl(path));
      const groups = drawerOf(page).locator('details');
      await expect(groups.locator('> summary')).toHaveText(['Components', 'Hooks']);
      const states = await groups.evaluateAll((all) =>
        all.map((group) => (group as HTMLDetailsElement).open),
      );
      expect({ path, states }).toEqual({ path, states: [components, hooks] });
    }
  });

  test('it fades where it goes on, and nowhere else', async ({ open }) => {
    const { page, record } = await open({ viewport: { width: 1280, height: 500 } });
    await openPage({ page, record }, 'core/introduction/');
    /** Whether something lies under the fades: above the first and below the last entry nothing does. */
    const faded = (): Promise<Record<'top' | 'bottom', boolean>> =>
      page.evaluate(() => {
        const drawer = document.querySelector('nav#siteSidebar');
        const top = drawer?.firstElementChild;
        if (!drawer || !top) {
          throw new Error('Expected the drawer and its filter, found none.');
        }
        const from = top.getBoundingClientRect().bottom;
        const to = drawer.getBoundingClientRect().bottom;
        const fade = (pseudo: Element): number =>
          parseFloat(getComputedStyle(pseudo, '::after').height);
        const under = (start: number, end: number): boolean =>
          [...drawer.querySelectorAll('a, summary, p')].some((element) => {
            const box = element.getBoundingClientRect();
            // What is in closed groups has a box, too.
            const isShown = element.checkVisibility() && !top.contains(element);
            return isShown && box.bottom > start && box.top < end;
          });
        return { top: under(from, from + fade(top)), bottom: under(to - fade(drawer), to) };
      });
    const scroll = (share: number): Promise<void> =>
      page.locator('nav#siteSidebar').evaluate((drawer, part) => {
        drawer.scrollTop = drawer.scrollHeight * part;
      }, share);
    expect(await faded()).toEqual({ top: false, bottom: true });
    await scroll(1 / 4);
    await expect.poll(faded).toEqual({ top: true, bottom: true });
    await scroll(1);
    await expect.poll(faded).toMatchObject({ bottom: false });
  });

  test('it opens as a menu on a phone, leads to a page, and is closed there', async ({ open }) => {
    const { page, record } = await open({ viewport: PHONE, hasTouch: true });
    await openPage({ page, record }, 'core/introduction/');
    const drawer = page.locator('nav[aria-label="Docs pages"]');
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await expect(drawer).toBeVisible();
    await expect(page.locator('html[data-react="on"]')).toBeAttached();
    expect(await drawer.isVisible()).toBe(true);
    await entryOf(page, 'Tutorial').tap();
    await leadsTo(page, 'core/introduction/tutorial/');
    await expect(drawer).toBeHidden();
    expect(record.problems).toEqual([]);
  });
});

test('it leads from the base to both products, and from one to the other, with its drawer and its version', async ({
  open,
}) => {
  const { page, record } = await open();
  await startPage({ page, record }, '');
  const product = page.getByRole('banner').getByRole('navigation', { name: 'Product' });
  await page.getByRole('link', { name: 'Toolpad Core: Overview' }).click();
  await leadsTo(page, 'core/introduction/');
  await expect(product.locator('[aria-current]')).toHaveText('Core');
  await expect(page.getByRole('button', { name: /v0\.15\.0/ })).toBeVisible();

  await product.getByRole('link', { name: 'Studio', exact: true }).click();
  await leadsTo(page, 'studio/getting-started/');
  await expect(page.getByRole('button', { name: /v0\.13\.0/ })).toBeVisible();
  await expect(product.locator('[aria-current]')).toHaveText('Studio');
  await expect(page.locator('html')).toHaveAttribute('data-product', 'studio');
  await expect(entryOf(page, 'Why Toolpad Studio?')).toBeVisible();

  await page.goBack();
  await leadsTo(page, 'core/introduction/');
  await page.goBack();
  const base = page.getByRole('heading', { level: 1, name: 'Internal tools and dashboards' });
  await expect(base).toBeVisible();
  await page.getByRole('link', { name: 'Toolpad Studio: Overview' }).click();
  await leadsTo(page, 'studio/getting-started/');
  expect(record.problems).toEqual([]);
});

test("it leads from a product's address to its overview", async ({ open }) => {
  const { page } = await open();
  await page.goto(siteUrl('core/'));
  await leadsTo(page, 'core/introduction/');
  await page.goto(siteUrl('studio/'));
  await leadsTo(page, 'studio/getting-started/');
});

test('it answers 404 to an unknown address and offers the nearest pages', async ({ open }) => {
  const { page, record } = await open();
  const response = await page.goto(siteUrl('core/react-dashbord-layout/'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const near = page.getByRole('main').getByRole('link', { name: /Dashboard Layout/ });
  await expect(near.first()).toBeVisible();
  expect(record.problems).toEqual([]);
  await near.first().click();
  await leadsTo(page, 'core/react-dashboard-layout/');
});

test('it prints the text alone over the whole width, dark on white also from dark mode', async ({
  open,
}) => {
  const { page } = await open({ colorScheme: 'dark' });
  await page.goto(siteUrl(PAGE_KINDS.text), { waitUntil: 'load' });
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

test('it marks in the contents of a long page what is read', async ({ open }) => {
  const { page, record } = await open({ viewport: { width: 1440, height: 600 } });
  await openPage({ page, record }, 'core/react-crud/');
  const outOfSight = await page.evaluate(async () => {
    const toc = document.querySelector('nav[aria-label="On this page"]');
    const lost: number[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      scrollTo(0, top);
      // The mark moves in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const active = toc?.querySelector('[aria-current]')?.getBoundingClientRect();
      const box = toc?.getBoundingClientRect();
      if (!active || !box || active.top < box.top || active.bottom > box.bottom) {
        lost.push(top);
      }
    }
    return lost;
  });
  expect(outOfSight).toEqual([]);
});
