/** How every kind of page starts: whole without React, and React without a word of complaint. */
import type { Page } from '@playwright/test';
import { APP_READY } from '../../plugins/page-start/shared/events';
import { appScripts } from '../../scripts/lib/record';
import { recordTrace, styledElements } from '../../scripts/lib/trace';
import { layoutShift, watchPage } from '../support/probes';
import { PAGE_KIND_NAMES, PAGE_KINDS, type PageKind } from '../support/site';
import { openPage, reactIsOn, showIntent } from '../support/start';
import { expect, test } from '../support/test';

/** Of the elements of a page: a rule on the root with `:has()`, say, has all of them styled anew. */
const MOST_STYLED_AT_ONCE = 0.3;

/** Two hundredths is a fifth of what counts as good. */
const MAX_SHIFT = 0.02;

/** Their search field has the focus from the start, and focus is intent. */
const START_BY_THEMSELVES: PageKind[] = ['404', 'search'];

/** The kinds whose elements are counted. */
const TRACED: PageKind[] = ['text', 'component', 'API'];

const SIGNALS = {
  'a move of the pointer': showIntent,
  focus: (page: Page) => page.getByRole('link', { name: 'Search the docs' }).focus(),
  'a key': (page: Page) => page.keyboard.press('s'),
  'a press': (page: Page) =>
    page.getByRole('button', { name: 'Color mode' }).dispatchEvent('pointerdown'),
};

/** Each signal has a page that it starts. */
const SIGNAL_OF: Partial<Record<PageKind, keyof typeof SIGNALS>> = {
  text: 'focus',
  component: 'a press',
  API: 'a key',
};

declare global {
  interface Window {
    /** Whether React has gone through the bar, the drawer and the text. */
    hydration: () => boolean[];
    /** The same at the moment in which React first answered. */
    atFirst?: boolean[];
  }
}

for (const kind of PAGE_KIND_NAMES) {
  const signal = SIGNAL_OF[kind] ?? 'a move of the pointer';
  test(`it starts a page of the kind "${kind}" on ${signal}, without an error, a failed request or a shift`, async ({
    open,
  }) => {
    const { page, record } = await open();
    await watchPage(page);
    await openPage({ page, record }, PAGE_KINDS[kind]);
    if (!START_BY_THEMSELVES.includes(kind)) {
      expect(appScripts(record.requests)).toEqual([]);
      expect(await page.locator('html').getAttribute('data-react')).toBeNull();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const start = async (): Promise<void> => {
      await SIGNALS[signal](page);
      await reactIsOn(page);
    };
    if (TRACED.includes(kind)) {
      const most = Math.max(...styledElements(await recordTrace(page, start)));
      expect(most).toBeGreaterThan(0);
      expect(most / (await page.locator('*').count())).toBeLessThan(MOST_STYLED_AT_ONCE);
    } else {
      await start();
    }
    await record.quiet();
    expect(record.problems).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(MAX_SHIFT);
  });
}

test('it answers before React has gone through the text and the drawer, which it then does', async ({
  open,
}) => {
  const { page, record } = await open();
  await page.addInitScript((ready) => {
    const hydrated = (selector: string): boolean =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
    window.hydration = () => ['header', 'nav#siteSidebar', 'article p'].map(hydrated);
    document.addEventListener(ready, () => (window.atFirst = window.hydration()));
  }, APP_READY);
  await openPage({ page, record }, PAGE_KINDS.component);
  await showIntent(page);
  await expect.poll(() => page.evaluate(() => window.atFirst)).toEqual([true, false, false]);
  await expect.poll(() => page.evaluate(() => window.hydration())).toEqual([true, true, true]);
  expect(record.problems).toEqual([]);
});

test('it takes neither scrolling nor text, links and the keys that go through a page for intent', async ({
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
  expect(appScripts(record.requests)).toEqual([]);
});

test('it keeps the groups and the mode that the reader chose before React', async ({ open }) => {
  const { page, record } = await open();
  await openPage({ page, record }, 'core/introduction/');
  const groups = page.locator('nav[aria-label="Docs pages"] details');
  const areOpen = () =>
    groups.evaluateAll((all) => all.map((group) => (group as HTMLDetailsElement).open));
  const before = await areOpen();
  // No event that counts as intent: the state alone is changed.
  await groups.evaluateAll((all) => all.forEach((group) => group.toggleAttribute('open')));
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  await showIntent(page);
  await reactIsOn(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await areOpen()).toEqual(before.map((wasOpen) => !wasOpen));
  expect(record.problems).toEqual([]);
});

test('it keeps a text that is in the filter before React', async ({ open }) => {
  const { page, record } = await open();
  await openPage({ page, record }, 'core/introduction/');
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.evaluate((field) => ((field as HTMLInputElement).value = 'sign'));
  await showIntent(page);
  await reactIsOn(page);
  await expect(filter).toHaveValue('sign');
  await filter.fill('');
  await expect(filter).toHaveValue('');
  expect(record.problems).toEqual([]);
});
