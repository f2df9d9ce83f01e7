/** The ways through the site, with React running. */
import type { Locator, Page } from 'playwright-core';
import { setUpChromium } from '../support/chromium';
import { PAGE_KINDS, siteUrl } from '../support/site';
import { openPage, startPage } from '../support/start';

const PHONE = { width: 375, height: 800 };

const open = setUpChromium();

test('drawer: an entry leads to its page, is marked there, and stays in view', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const drawer = page.getByRole('navigation', { name: 'Docs pages' });
  await drawer.getByRole('link', { name: 'Tutorial', exact: true }).click();
  await page.waitForURL(siteUrl('core/introduction/tutorial/'));
  // The address changes first, the page follows.
  await page.getByRole('heading', { level: 1, name: /tutorial/i }).waitFor();
  const current = drawer.locator('[aria-current="page"]');
  await expect(current.innerText()).resolves.toBe('Tutorial');
  await expect(current.isVisible()).resolves.toBe(true);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(test.record.problems).toEqual([]);
});

it('announces the next page, and moves the focus off a link that is gone', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/');
  await page.getByRole('link', { name: 'Next Installation' }).press('Enter');
  await page.waitForURL(siteUrl('core/introduction/installation/'));
  const announcer = page.locator('#siteAnnouncer[role="status"]');
  await announcer.filter({ hasText: 'Install' }).waitFor({ state: 'attached' });
  expect(await announcer.textContent()).toBe(await page.title());
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  // A link in the sidebar is still there, and keeps the focus.
  const link = page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: 'Tutorial', exact: true });
  await link.press('Enter');
  await announcer.filter({ hasText: 'Tutorial' }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tutorial');
  expect(test.record.problems).toEqual([]);
});

test('drawer: the active entry of a deep page is in view, its groups are open', async () => {
  const test = await open();
  // The slowest case: the styles arrive after the document.
  await test.page.route('**/*.css', async (route) => {
    await test.page.waitForEvent('domcontentloaded', { timeout: 2000 }).catch(() => undefined);
    await route.continue();
  });
  await openPage(test, 'studio/reference/components/text-field/');
  const current = test.page.locator('nav[aria-label="Docs pages"] [aria-current="page"]');
  await expect(current.isVisible()).resolves.toBe(true);
  const box = await current.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
});

const drawerOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs pages' });
const filterOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Filter pages' });

test('drawer: the filter narrows the tree and says when nothing is left', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/');
  const drawer = drawerOf(page);
  const all = await drawer.getByRole('link').count();
  await filterOf(page).fill('sign');
  await drawer.getByRole('link', { name: /SignInPage/ }).waitFor();
  const some = await drawer.getByRole('link').count();
  expect(some).toBeLessThan(all);
  await filterOf(page).fill('zzzz');
  await drawer.getByText(/no page/i).waitFor();
  await filterOf(page).fill('');
  await drawer.getByRole('link', { name: 'Tutorial', exact: true }).waitFor();
  expect(await drawer.getByRole('link').count()).toBe(all);
  expect(test.record.problems).toEqual([]);
});

test('drawer, by keyboard alone: filtered, gone through, left for the other product', async () => {
  const test = await open();
  const { page } = test;
  await openPage(test, 'core/introduction/');
  // What is typed before React is there is not lost.
  await filterOf(page).focus();
  await page.keyboard.type('role');
  const drawer = drawerOf(page);
  const rbac = drawer.getByRole('group', { name: 'Toolpad Studio' }).getByRole('link');
  await rbac.waitFor();
  await expect(rbac.innerText()).resolves.toBe('Role-based access control');
  await page.keyboard.press('ArrowDown');
  await expect(rbac.evaluate((link) => link === document.activeElement)).resolves.toBe(true);
  await page.keyboard.press('Escape');
  await expect(filterOf(page).inputValue()).resolves.toBe('');
  await page.keyboard.type('tutor');
  await drawer.locator('mark').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(siteUrl('core/introduction/tutorial/'));
  await filterOf(page).fill('role');
  await rbac.waitFor();
  await filterOf(page).press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(siteUrl('studio/concepts/rbac/'));
  // The address changes first, the drawer follows.
  await drawer.getByRole('link', { name: 'Why Toolpad Studio?' }).waitFor();
  await expect(filterOf(page).inputValue()).resolves.toBe('');
  expect(test.record.problems).toEqual([]);
});

test('drawer: the filter hands on to the search what was typed', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/');
  await filterOf(page).fill('deploy');
  await drawerOf(page).getByRole('link', { name: 'Search for “deploy”' }).click();
  const search = page.getByRole('dialog', { name: 'Search the documentation' });
  await search.getByRole('option').first().waitFor();
  await expect(search.getByRole('combobox').inputValue()).resolves.toBe('deploy');
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(siteUrl('core/introduction/'));
  expect(test.record.problems).toEqual([]);
});

test('drawer: before React, Enter in the filter leads to the search', async () => {
  const { page } = await open();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(siteUrl('core/introduction/'));
  await filterOf(page).fill('sign in');
  await filterOf(page).press('Enter');
  await page.waitForURL(`${siteUrl('search/')}?q=sign+in`);
});

test.each([
  ['a page of the library', 'core/introduction/', [false, false]],
  ['an API page of a component', 'core/api/dashboard-layout/', [true, false]],
  ['an API page of a hook', 'core/react-use-session/api/', [false, true]],
])('drawer: %s has the API groups open that it is in', async (_, path, expected) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(siteUrl(path));
  const groups = drawerOf(page).locator('details');
  await expect(
    groups.evaluateAll((all) => all.map((group) => (group as HTMLDetailsElement).open)),
  ).resolves.toEqual(expected);
  await expect(groups.locator('> summary').allInnerTexts()).resolves.toEqual([
    'Components',
    'Hooks',
  ]);
});

test('drawer: it fades where it goes on, and nowhere else', async () => {
  const test = await open({ viewport: { width: 1280, height: 500 } });
  const { page } = test;
  await openPage(test, 'core/introduction/');
  /** The names of the links under the fades: above the first and below the last there are none. */
  const faded = (): Promise<Record<'top' | 'bottom', number>> =>
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
      const under = (start: number, end: number): number =>
        [...drawer.querySelectorAll('a, summary, p')].filter((element) => {
          const box = element.getBoundingClientRect();
          // What is in closed groups has a box, too.
          const isShown = element.checkVisibility() && !top.contains(element);
          return isShown && box.bottom > start && box.top < end;
        }).length;
      return { top: under(from, from + fade(top)), bottom: under(to - fade(drawer), to) };
    });
  const scroll = (to: 'middle' | 'end'): Promise<void> =>
    page.evaluate((place) => {
      const drawer = document.querySelector('nav#siteSidebar');
      if (drawer) {
        drawer.scrollTop = drawer.scrollHeight / (place === 'end' ? 1 : 4);
      }
    }, to);
  await expect(faded()).resolves.toEqual({ top: 0, bottom: expect.any(Number) as number });
  expect((await faded()).bottom).toBeGreaterThan(0);
  await scroll('middle');
  const middle = await faded();
  expect(middle.top).toBeGreaterThan(0);
  expect(middle.bottom).toBeGreaterThan(0);
  await scroll('end');
  await expect(faded()).resolves.toEqual({ top: expect.any(Number) as number, bottom: 0 });
});

test('breadcrumbs lead up', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'studio/concepts/queries/');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.innerText()).resolves.toMatch(/Concepts/);
  await crumbs.getByRole('link').first().click();
  await page.waitForURL(siteUrl('studio/getting-started/'));
  expect(test.record.problems).toEqual([]);
});

test('next and previous lead along the drawer', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/');
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  await pager.getByRole('link', { name: /Installation/ }).click();
  await page.waitForURL(siteUrl('core/introduction/installation/'));
  await pager.getByRole('link', { name: /Base concepts/ }).click();
  await page.waitForURL(siteUrl('core/introduction/base-concepts/'));
  await pager.getByRole('link', { name: /Installation/ }).click();
  await page.waitForURL(siteUrl('core/introduction/installation/'));
  await page.goBack();
  await page.waitForURL(siteUrl('core/introduction/base-concepts/'));
  expect(test.record.problems).toEqual([]);
});

test('the product switch changes the product, its drawer and its version', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/tutorial/');
  const product = page.getByRole('banner').getByRole('navigation', { name: 'Product' });
  await expect(product.locator('[aria-current]').innerText()).resolves.toBe('Core');
  await page.getByRole('button', { name: /v0\.15\.0/ }).waitFor();
  await product.getByRole('link', { name: 'Studio', exact: true }).click();
  await page.waitForURL(siteUrl('studio/getting-started/'));
  await page.getByRole('button', { name: /v0\.13\.0/ }).waitFor();
  await product.locator('[aria-current]', { hasText: 'Studio' }).waitFor();
  await expect(page.locator('html').getAttribute('data-product')).resolves.toBe('studio');
  const drawer = page.getByRole('navigation', { name: 'Docs pages' });
  await drawer.getByRole('link', { name: 'Why Toolpad Studio?' }).waitFor();
  expect(test.record.problems).toEqual([]);
});

test('mobile menu: opens, leads to a page, and is closed there', async () => {
  const test = await open({ viewport: PHONE, hasTouch: true });
  const { page } = test;
  await openPage(test, 'core/introduction/');
  const drawer = page.locator('nav[aria-label="Docs pages"]');
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  await expect(drawer.isVisible()).resolves.toBe(true);
  await page.waitForSelector('html[data-react="on"]', { state: 'attached' });
  await expect(drawer.isVisible()).resolves.toBe(true);
  await drawer.getByRole('link', { name: 'Tutorial', exact: true }).tap();
  await page.waitForURL(siteUrl('core/introduction/tutorial/'));
  await drawer.waitFor({ state: 'hidden' });
  expect(test.record.problems).toEqual([]);
});

test('the base shows both products, each with its way in', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, '');
  for (const [name, to] of [
    ['Toolpad Core: Overview', 'core/introduction/'],
    ['Toolpad Studio: Overview', 'studio/getting-started/'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await page.waitForURL(siteUrl(to));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Internal tools and dashboards' }).waitFor();
  }
  expect(test.record.problems).toEqual([]);
});

test('a product leads to its overview', async () => {
  const { page } = await open();
  for (const [from, to] of [
    ['core/', 'core/introduction/'],
    ['studio/', 'studio/getting-started/'],
  ] as const) {
    await page.goto(siteUrl(from));
    await page.waitForURL(siteUrl(to));
  }
});

test('an unknown address answers 404 and offers the nearest pages', async () => {
  const { page, record } = await open();
  const response = await page.goto(siteUrl('core/react-dashbord-layout/'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBe('Page not found');
  const near = page.getByRole('main').getByRole('link', { name: /Dashboard Layout/ });
  await near.first().waitFor();
  expect(record.problems).toEqual([]);
  await near.first().click();
  await page.waitForURL(siteUrl('core/react-dashboard-layout/'));
});

test('after a client navigation focus and scroll start at the top of the new page', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/tutorial/');
  await page.locator('nav[aria-label="Previous and next page"]').scrollIntoViewIfNeeded();
  await page.locator('nav[aria-label="Previous and next page"] a[rel="next"]').click();
  await page.waitForURL((url) => !url.pathname.includes('tutorial'));
  await page.waitForFunction(() => window.scrollY === 0);
  await page.waitForFunction(() => !/tutorial/i.test(document.title));
});

test.each([794, 1280])('on paper %s px wide the text has the whole width', async (width) => {
  const { page } = await open({ viewport: { width, height: 900 } });
  await page.goto(siteUrl(PAGE_KINDS.text), { waitUntil: 'load' });
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('article').boundingBox();
  expect(text?.width).toBeGreaterThan(width * 0.9);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
});

it('prints dark text on white from dark mode', async () => {
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
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  expect(onPaper).toEqual(await getColors());
  expect(onPaper).not.toEqual(inDarkMode);
});

test('the contents of a long page follow what is read', async () => {
  const test = await open({ viewport: { width: 1440, height: 600 } });
  const { page } = test;
  await openPage(test, 'core/react-crud/');
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
