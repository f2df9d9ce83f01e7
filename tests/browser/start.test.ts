/** How every kind of page starts: whole without React, and React without a word of complaint. */
import { APP_READY } from '../../plugins/page-start/shared/events';
import { appScripts } from '../../scripts/lib/record';
import { recordTrace, styledElements } from '../../scripts/lib/trace';
import { setUpChromium } from '../support/chromium';
import { layoutShift, watchPage } from '../support/probes';
import { PAGE_KIND_NAMES, PAGE_KINDS, type PageKind } from '../support/site';
import { reactIsOn, openPage, showIntent, startPage } from '../support/start';

/** Of the elements of a page: a rule on the root with `:has()`, say, has all of them styled anew. */
const MOST_STYLED_AT_ONCE = 0.3;

/** Two hundredths is a fifth of what counts as good. */
const MAX_SHIFT = 0.02;

/** Their search field has the focus from the start, and focus is intent. */
const START_BY_THEMSELVES: string[] = ['404', 'search'] satisfies PageKind[];

const open = setUpChromium();

describe.each(PAGE_KIND_NAMES)('page of the kind "%s"', (kind) => {
  test('starts on intent, without an error, a failed request or a shift', async () => {
    const test = await open();
    await watchPage(test.page);
    await openPage(test, PAGE_KINDS[kind]);
    if (!START_BY_THEMSELVES.includes(kind)) {
      expect(appScripts(test.record.requests)).toEqual([]);
      expect(await test.page.locator('html').getAttribute('data-react')).toBeNull();
    }
    await expect(test.page.getByRole('heading', { level: 1 }).count()).resolves.toBe(1);

    await showIntent(test.page);
    await reactIsOn(test.page);
    await test.record.quiet();
    expect(test.record.problems).toEqual([]);
    expect(await layoutShift(test.page)).toBeLessThan(MAX_SHIFT);
  });
});

test.each(['text', 'component', 'API'] as const)(
  'React comes to the page of the kind "%s" without its being styled anew',
  async (kind) => {
    const test = await open();
    await openPage(test, PAGE_KINDS[kind]);
    const events = await recordTrace(test.page, async () => {
      await showIntent(test.page);
      await reactIsOn(test.page);
    });
    const elements = await test.page.locator('*').count();
    const most = Math.max(...styledElements(events));
    expect(most).toBeGreaterThan(0);
    expect(most / elements).toBeLessThan(MOST_STYLED_AT_ONCE);
  },
);

test.each(['pointermove', 'focus', 'key', 'press'])('%s is intent', async (signal) => {
  const test = await open();
  const { page } = test;
  await openPage(test, PAGE_KINDS.text);
  if (signal === 'pointermove') {
    await page.getByRole('link', { name: 'Search the docs' }).hover();
  } else if (signal === 'focus') {
    await page.getByRole('link', { name: 'Search the docs' }).focus();
  } else if (signal === 'key') {
    await page.keyboard.press('s');
  } else {
    await page.getByRole('button', { name: 'Color mode' }).dispatchEvent('pointerdown');
  }
  await reactIsOn(page);
  expect(test.record.problems).toEqual([]);
});

test('React answers before it has gone through the text and the sidebar, and then does', async () => {
  const test = await open();
  const { page } = test;
  await page.addInitScript((ready) => {
    const hydrated = (selector: string): boolean =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
    const state = () => [hydrated('header'), hydrated('nav#siteSidebar'), hydrated('article p')];
    document.addEventListener(ready, () => Object.assign(window, { atFirst: state() }));
    Object.assign(window, { hydration: state });
  }, APP_READY);
  await openPage(test, PAGE_KINDS.component);
  await showIntent(page);
  await page.waitForFunction(() => 'atFirst' in window);
  expect(await page.evaluate('atFirst')).toEqual([true, false, false]);
  // Not as a string, which the pages' policy refuses to evaluate.
  await page.waitForFunction(() =>
    (window as unknown as { hydration: () => boolean[] }).hydration().every(Boolean),
  );
  expect(test.record.problems).toEqual([]);
});

test('scrolling is not intent, nor are text, links and the keys that go through a page', async () => {
  const test = await open();
  await openPage(test, PAGE_KINDS.text);
  await test.page.locator('h1').hover();
  await test.page.getByRole('contentinfo').getByRole('link').first().hover();
  for (const key of ['Shift', 'Tab', 'Tab', 'PageDown', 'Space', 'ArrowDown']) {
    await test.page.keyboard.press(key);
  }
  await test.page.mouse.wheel(0, 600);
  await test.record.quiet();
  expect(appScripts(test.record.requests)).toEqual([]);
});

test('what the reader did before React stays: a group, the mode, a text in the filter', async () => {
  const test = await open();
  const { page } = test;
  await openPage(test, 'core/introduction/');
  const groups = page.locator('nav[aria-label="Docs pages"] details');
  const states = await groups.evaluateAll((all) =>
    all.map((group) => (group as HTMLDetailsElement).open),
  );
  // No event that counts as intent: the state alone is changed.
  await groups.evaluateAll((all) => {
    for (const group of all) {
      (group as HTMLDetailsElement).open = !(group as HTMLDetailsElement).open;
    }
  });
  await page.getByRole('searchbox', { name: 'Filter pages' }).evaluate((field) => {
    (field as HTMLInputElement).value = 'sign';
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await showIntent(page);
  await reactIsOn(page);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await expect(filter.inputValue()).resolves.toBe('sign');
  await filter.fill('');
  const after = await groups.evaluateAll((all) =>
    all.map((group) => (group as HTMLDetailsElement).open),
  );
  expect(after).toHaveLength(states.length);
  expect(test.record.problems).toEqual([]);
});

test('a client navigation stays without problems', async () => {
  const test = await open();
  const { page, record } = test;
  await startPage(test, 'core/introduction/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('nav[aria-label="Previous and next page"] a[rel="next"]').click();
  await page.waitForURL('**/core/introduction/installation/');
  await record.quiet();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(record.problems).toEqual([]);
});
