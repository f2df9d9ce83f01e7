/** Tests that each type of page is hydrated without errors, and is accessible. */
import type { Page } from '@playwright/test';
import { APP_READY } from '../../plugins/page-start/shared/events';
import { findAppScripts } from '../../scripts/lib/record';
import { findAxeViolations } from '../support/axe';
import { getLayoutShift, watchPage } from '../support/probes';
import { PAGE_KINDS, type PageKind } from '../support/site';
import { openPage, showIntent, startPage, startReact, waitForReact } from '../support/start';
import { expect, test } from '../support/test';
import { waitForStableDom } from '../support/waitForStableDom';

/** The maximum layout shift, a fifth of the limit for a good page (0.1). */
const MAX_SHIFT = 0.02;

/** Types of pages, each with elements that no other has. Overviews and tutorials consist of the elements of these. */
const KINDS: PageKind[] = ['front page', 'text', 'component', 'API', 'reference', 'examples'];

/** The types of pages that focus the search field on load, which signals intent. */
const KINDS_STARTED_BY_FOCUS: PageKind[] = ['404', 'search'];

const INTENT_SIGNALS = {
  'a move of the pointer': showIntent,
  focus: (page: Page) => page.getByRole('button', { name: 'Color mode' }).focus(),
  'a key': (page: Page) => page.keyboard.press('s'),
  'a press': (page: Page) =>
    page.getByRole('button', { name: 'Color mode' }).dispatchEvent('pointerdown'),
};

/** The signals of intent that start some types of pages. A pointer move starts all others. */
const SIGNAL_BY_KIND: Partial<Record<PageKind, keyof typeof INTENT_SIGNALS>> = {
  text: 'focus',
  component: 'a press',
  API: 'a key',
};

/**
 * Runs all axe rules in the light scheme, but only the color rules in the dark scheme, because nothing else differs.
 */
async function findViolationsInBothModes(
  page: Page,
  without: readonly string[] = [],
): Promise<string[]> {
  const light = await findAxeViolations(page, { without });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Waits until the color transitions have ended.
  await waitForStableDom(page);
  return [...light, ...(await findAxeViolations(page, { colorsOnly: true }))];
}

declare global {
  interface Window {
    /** Returns whether React has hydrated the app bar, the sidebar, and the content. */
    getHydration: () => boolean[];
    /** The result of `getHydration` when React first responded. */
    firstHydration?: boolean[];
  }
}

for (const kind of [...KINDS, ...KINDS_STARTED_BY_FOCUS]) {
  const signal = SIGNAL_BY_KIND[kind] ?? 'a move of the pointer';
  test(`it starts on ${signal} without errors or layout shifts, and then passes axe: ${kind}`, async ({
    open,
  }) => {
    const { page, record } = await open({ reducedMotion: 'reduce' });
    await watchPage(page);
    await openPage({ page, record }, PAGE_KINDS[kind]);
    if (!KINDS_STARTED_BY_FOCUS.includes(kind)) {
      expect(findAppScripts(record.requests)).toEqual([]);
      expect(await page.locator('html').getAttribute('data-react')).toBeNull();
    }
    await INTENT_SIGNALS[signal](page);
    await waitForReact(page);
    await record.quiet();
    expect(record.problems).toEqual([]);
    expect(await getLayoutShift(page)).toBeLessThan(MAX_SHIFT);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });
}

test('it hydrates the app bar first, and then the sidebar and the content', async ({ open }) => {
  const { page, record } = await open();
  await page.addInitScript((ready) => {
    const isHydrated = (selector: string): boolean =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
    window.getHydration = () => ['header', 'nav#siteSidebar', 'article p'].map(isHydrated);
    document.addEventListener(ready, () => (window.firstHydration = window.getHydration()));
  }, APP_READY);
  await openPage({ page, record }, PAGE_KINDS.component);
  await showIntent(page);
  await expect.poll(() => page.evaluate(() => window.firstHydration)).toEqual([true, false, false]);
  await expect.poll(() => page.evaluate(() => window.getHydration())).toEqual([true, true, true]);
  expect(record.problems).toEqual([]);
});

test('it keeps the sidebar’s groups and filter and the color mode as the reader left them before React started', async ({
  open,
}) => {
  const { page, record } = await openPage(await open(), 'core/introduction/');
  const groups = page.locator('nav[aria-label="Docs pages"] details');
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  const getOpenStates = () =>
    groups.evaluateAll((all) => all.map((group) => (group as HTMLDetailsElement).open));
  const before = await getOpenStates();
  // Changes the state without an event that would count as intent.
  await groups.evaluateAll((all) => all.forEach((group) => group.toggleAttribute('open')));
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  await filter.evaluate((field) => ((field as HTMLInputElement).value = 'sign'));
  await startReact(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await getOpenStates()).toEqual(before.map((wasOpen) => !wasOpen));
  await expect(filter).toHaveValue('sign');
  await filter.fill('');
  await expect(filter).toHaveValue('');
  expect(record.problems).toEqual([]);
});

test('it opens the next page if a deployment has removed the scripts of the current one', async ({
  open,
}) => {
  const { page } = await startPage(await open(), PAGE_KINDS.tutorial);
  await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404 }));
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tutorial' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('it passes axe on a phone with the sidebar open, and with the search open', async ({
  open,
}) => {
  const viewport = { width: 375, height: 800 };
  const { page } = await startPage(
    await open({ viewport, reducedMotion: 'reduce' }),
    PAGE_KINDS.tutorial,
  );
  await page.getByRole('button', { name: 'Open navigation' }).click();
  // The open sidebar makes the rest of the page inert, so axe finds neither a main landmark nor a heading.
  const inert = ['landmark-one-main', 'page-has-heading-one'];
  expect(await findViolationsInBothModes(page, inert)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await expect(page.locator('dialog#siteSearch').getByRole('option').first()).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('it makes a table focusable only if the table scrolls horizontally', async ({ open }) => {
  const { page } = await startPage(await open(), 'core/introduction/installation/');
  for (const [width, stops] of [
    [1280, 0],
    [920, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.table[tabindex]')).toHaveCount(stops);
    const wrong = await page
      .locator('.table')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.hasAttribute('tabindex') !== box.scrollWidth > box.clientWidth),
      );
    expect(wrong).toEqual([]);
  }
});
