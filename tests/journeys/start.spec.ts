/** Tests that each type of page is complete before React starts, and is then hydrated without errors. */
import type { Page } from '@playwright/test';
import { APP_READY } from '../../plugins/page-start/shared/events';
import { findAppScripts } from '../../scripts/lib/record';
import { getLayoutShift, watchPage } from '../support/probes';
import { PAGE_KIND_NAMES, PAGE_KINDS, type PageKind } from '../support/site';
import { openPage, showIntent, startPage, waitForReact } from '../support/start';
import { expect, test } from '../support/test';

/** The maximum layout shift, a fifth of the limit for a good page (0.1). */
const MAX_SHIFT = 0.02;

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

declare global {
  interface Window {
    /** Returns whether React has hydrated the app bar, the sidebar, and the content. */
    getHydration: () => boolean[];
    /** The result of `getHydration` when React first responded. */
    firstHydration?: boolean[];
  }
}

for (const kind of PAGE_KIND_NAMES) {
  const signal = SIGNAL_BY_KIND[kind] ?? 'a move of the pointer';
  test(`it starts on ${signal} without errors, failed requests, or layout shifts: ${kind}`, async ({
    open,
  }) => {
    const { page, record } = await open();
    await watchPage(page);
    await openPage({ page, record }, PAGE_KINDS[kind]);
    if (!KINDS_STARTED_BY_FOCUS.includes(kind)) {
      expect(findAppScripts(record.requests)).toEqual([]);
      expect(await page.locator('html').getAttribute('data-react')).toBeNull();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    await INTENT_SIGNALS[signal](page);
    await waitForReact(page);
    await record.quiet();
    expect(record.problems).toEqual([]);
    expect(await getLayoutShift(page)).toBeLessThan(MAX_SHIFT);
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

test('it doesn’t start React when the reader scrolls, hovers over text or links, or presses navigation keys', async ({
  open,
}) => {
  const { page, record } = await open();
  await openPage({ page, record }, PAGE_KINDS.text);
  await page.locator('h1').hover();
  await page.getByRole('contentinfo').getByRole('link').first().hover();
  for (const key of ['Shift', 'Tab', 'Tab', 'PageDown', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await page.mouse.wheel(0, 600);
  await record.quiet();
  expect(findAppScripts(record.requests)).toEqual([]);
});

test('it keeps the sidebar groups and the color mode as the reader left them before React started', async ({
  open,
}) => {
  const { page, record } = await open();
  await openPage({ page, record }, 'core/introduction/');
  const groups = page.locator('nav[aria-label="Docs pages"] details');
  const getOpenStates = () =>
    groups.evaluateAll((all) => all.map((group) => (group as HTMLDetailsElement).open));
  const before = await getOpenStates();
  // Changes the state without an event that would count as intent.
  await groups.evaluateAll((all) => all.forEach((group) => group.toggleAttribute('open')));
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  await showIntent(page);
  await waitForReact(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await getOpenStates()).toEqual(before.map((wasOpen) => !wasOpen));
  expect(record.problems).toEqual([]);
});

test('it keeps text in the sidebar’s filter that the reader typed before React started', async ({
  open,
}) => {
  const { page, record } = await open();
  await openPage({ page, record }, 'core/introduction/');
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.evaluate((field) => ((field as HTMLInputElement).value = 'sign'));
  await showIntent(page);
  await waitForReact(page);
  await expect(filter).toHaveValue('sign');
  await filter.fill('');
  await expect(filter).toHaveValue('');
  expect(record.problems).toEqual([]);
});

test('it opens the next page if a deployment has removed the scripts of the current one', async ({
  open,
}) => {
  const { page, record } = await open();
  await startPage({ page, record }, PAGE_KINDS.tutorial);
  await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404 }));
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tutorial' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
