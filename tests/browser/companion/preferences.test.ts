/** Code preferences: that they stay, and that every tab has them. */
import type { Page } from 'playwright-core';
import { startChromium } from '../../../scripts/lib/chromium';
import { until } from '../../../scripts/lib/until.mjs';
import { setUpChromium, type TestPage } from '../../support/chromium';
import { layoutShifts, watchCompanion } from '../../support/companion/probes';
import {
  cookiesOf,
  forbidStorage,
  setCookies,
  shownPreferences,
} from '../../support/companion/preferences';
import { watchCache } from '../../support/pageCache';
import { READER } from '../../support/companion/visit';
import { siteUrl } from '../../support/site';
import { reactIsOn, showIntent } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const NEXT = 'core/introduction/tutorial/';

const YEAR_S = 31_536_000;

jest.setTimeout(90_000);
const open = setUpChromium();

/** Chooses as the site's controls do: by the attributes of `<html>`. */
const choose = (page: Page, codeVariant: string, codeStyling: string): Promise<unknown> =>
  page.evaluate((choices) => Object.assign(document.documentElement.dataset, choices), {
    codeVariant,
    codeStyling,
  });

test('what is chosen stays for a year, on the whole site', async () => {
  const { page } = await open();
  await page.goto(siteUrl(PAGE));
  await choose(page, 'JS', 'Tailwind CSS');
  await until(
    () => cookiesOf(page.context()),
    ({ codeStyling }) => codeStyling !== undefined,
  );
  const cookies = await page.context().cookies();
  expect(cookies).toHaveLength(2);
  for (const { path, sameSite, expires } of cookies) {
    expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' });
    expect(Math.abs(expires - Date.now() / 1000 - YEAR_S)).toBeLessThan(60);
  }
  await page.goto(siteUrl('studio/getting-started/'));
  expect(await shownPreferences(page)).toEqual(['JS', 'Tailwind CSS']);
});

test('a choice holds for the page where nothing can be kept', async () => {
  const { page, record } = await open();
  await page.addInitScript(forbidStorage);
  await page.goto(siteUrl(PAGE));
  await choose(page, 'JS', 'Plain CSS');
  await until(
    () => shownPreferences(page),
    ([variant]) => variant === 'JS',
  );
  await showIntent(page);
  await reactIsOn(page);
  expect(await shownPreferences(page)).toEqual(['JS', 'Plain CSS']);
  expect(record.problems).toEqual([]);
});

test('tabs keep in step', async () => {
  const { page } = await open();
  const other = await page.context().newPage();
  await page.goto(siteUrl(PAGE));
  await other.goto(siteUrl(NEXT));
  for (const [variant, styling] of [
    ['JS', 'Tailwind CSS'],
    ['TS', 'Plain CSS'],
  ] as const) {
    await choose(page, variant, styling);
    await until(
      () => shownPreferences(other),
      (now) => now.join() === `${variant},${styling}`,
    );
  }
  // The other way round.
  await choose(other, 'JS', 'MUI System');
  await until(
    () => shownPreferences(page),
    (now) => now.join() === 'JS,MUI System',
  );
});

test('a page from the cache of whole pages shows what was chosen meanwhile', async () => {
  const { page } = await open({ userAgent: READER });
  await page.goto(siteUrl(PAGE), { waitUntil: 'load' });
  await page.waitForSelector('.companion-own .companion-card', { state: 'attached' });
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await setCookies(page.context(), { codeVariant: 'JS' });
  const comeBack = (persisted: boolean): Promise<boolean> =>
    page.evaluate((init) => dispatchEvent(new PageTransitionEvent('pageshow', init)), {
      persisted,
    });
  await comeBack(false);
  expect(await shownPreferences(page)).toEqual(['TS', 'MUI System']);
  await comeBack(true);
  expect(await shownPreferences(page)).toEqual(['JS', 'MUI System']);
  await page.waitForSelector('.companion-own .companion-card', { state: 'attached' });
  expect(await page.locator('[data-companion-room] .companion-slot').count()).toBe(2);
});

test.each([true, false])('back and forward; from the cache of whole pages: %s', async (cached) => {
  const browser = await startChromium({
    whole: cached,
    ignoreDefaultArgs: cached ? ['--disable-back-forward-cache'] : [],
  });
  try {
    const page = await browser.newPage({ userAgent: READER });
    const hasCache = await watchCache(page);
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto(siteUrl(PAGE), { waitUntil: 'load' });
    await page.waitForSelector('.companion-own .companion-card', { state: 'attached' });
    await page.goto(siteUrl(NEXT), { waitUntil: 'load' });
    await page.waitForSelector('.companion-slot', { state: 'attached' });
    await page.evaluate(() => (document.documentElement.dataset.codeVariant = 'JS'));
    await until(
      () => cookiesOf(page.context()),
      ({ codeVariant }) => codeVariant === 'JS',
    );
    await page.goBack({ waitUntil: 'commit' });
    await until(
      () => shownPreferences(page),
      ([variant]) => variant === 'JS',
    );
    expect(new URL(page.url()).pathname).toContain(PAGE);
    await page.waitForSelector('.companion-own .companion-card', { state: 'attached' });
    expect(await page.locator('[data-companion-room] .companion-slot').count()).toBe(2);
    const persisted = await page.evaluate(() => (window as { persisted?: boolean }).persisted);
    expect(persisted).toBe(cached && hasCache());
    // What is chosen here reaches the next page.
    await page.evaluate(() => (document.documentElement.dataset.codeStyling = 'Plain CSS'));
    await until(
      () => cookiesOf(page.context()),
      ({ codeStyling }) => codeStyling === 'Plain CSS',
    );
    await page.goForward({ waitUntil: 'commit' });
    await until(
      () => shownPreferences(page),
      ([, styling]) => styling === 'Plain CSS',
    );
  } finally {
    await browser.close();
  }
});

test('no shift and no mismatch with a choice that differs from the default', async () => {
  const { page, record } = await open();
  await watchCompanion(page);
  await setCookies(page.context(), { codeVariant: 'JS', codeStyling: 'Tailwind CSS' });
  await page.goto(siteUrl(PAGE));
  await showIntent(page);
  await reactIsOn(page);
  await record.quiet();
  expect(await shownPreferences(page)).toEqual(['JS', 'Tailwind CSS']);
  expect(await layoutShifts(page)).toEqual([]);
  expect(record.problems).toEqual([]);
});

test('without JavaScript the code is there to read, and no room is kept for an ad', async () => {
  const { page }: TestPage = await open({ javaScriptEnabled: false });
  await setCookies(page.context(), { codeVariant: 'JS' });
  await page.goto(siteUrl('core/introduction/installation/'));
  await expect(page.locator('.prose pre').first().isVisible()).resolves.toBe(true);
  await expect(page.locator('[data-companion-room]').isVisible()).resolves.toBe(false);
});
