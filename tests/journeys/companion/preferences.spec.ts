/** Code preferences: that they stay, and that every tab has them. */
import type { Page } from '@playwright/test';
import { blockOf } from '../../support/companion/block';
import {
  cookiesOf,
  expectPreferences,
  forbidStorage,
  setCookies,
  shownPreferences,
} from '../../support/companion/preferences';
import { companionStarts, layoutShifts, watchCompanion } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { startReact } from '../../support/start';
import { watchCache } from '../../support/pageCache';
import { siteUrl } from '../../support/site';

const PAGE = 'core/introduction/base-concepts/';
const NEXT = 'core/introduction/tutorial/';

const YEAR_S = 31_536_000;

/** Chooses as the site's controls do: by the attributes of `<html>`. */
const choose = (page: Page, codeVariant: string, codeStyling: string): Promise<unknown> =>
  page.evaluate((choices) => Object.assign(document.documentElement.dataset, choices), {
    codeVariant,
    codeStyling,
  });

/** Expects the ad block, which must survive that its page is kept whole. */
async function expectBlock(page: Page): Promise<void> {
  await expect(page.locator('.companion-own .companion-card')).toBeAttached();
  await expect(blockOf(page).locator('.companion-slot')).toHaveCount(2);
}

test('it keeps a choice for a year, on the whole site, without a shift or a mismatch', async ({
  open,
}) => {
  const { page, record } = await open();
  await watchCompanion(page);
  await page.goto(siteUrl('studio/getting-started/'));
  await choose(page, 'JS', 'Tailwind CSS');
  await expect.poll(() => page.context().cookies()).toHaveLength(2);
  for (const { path, sameSite, expires } of await page.context().cookies()) {
    expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' });
    expect(Math.abs(expires - Date.now() / 1000 - YEAR_S)).toBeLessThan(60);
  }
  await page.goto(siteUrl(PAGE));
  expect(await shownPreferences(page)).toEqual(['JS', 'Tailwind CSS']);
  await startReact(page);
  await record.quiet();
  expect(await shownPreferences(page)).toEqual(['JS', 'Tailwind CSS']);
  expect(await layoutShifts(page)).toEqual([]);
  expect(record.problems).toEqual([]);
});

test('it holds a choice for the page where nothing can be kept', async ({ open }) => {
  const { page, record } = await open();
  await page.addInitScript(forbidStorage);
  await page.goto(siteUrl(PAGE));
  await choose(page, 'JS', 'Plain CSS');
  await expectPreferences(page, 'JS', 'Plain CSS');
  await startReact(page);
  expect(await shownPreferences(page)).toEqual(['JS', 'Plain CSS']);
  expect(record.problems).toEqual([]);
});

test('it keeps tabs in step, whichever of them the choice is made in', async ({ open }) => {
  const { page } = await open();
  const other = await page.context().newPage();
  await page.goto(siteUrl(PAGE));
  await other.goto(siteUrl(NEXT));
  for (const [from, to, variant, styling] of [
    [page, other, 'JS', 'Tailwind CSS'],
    [page, other, 'TS', 'Plain CSS'],
    [other, page, 'JS', 'MUI System'],
  ] as const) {
    await choose(from, variant, styling);
    await expectPreferences(to, variant, styling);
  }
});

test('it shows what was chosen meanwhile on a page that is shown again as it was', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto(siteUrl(PAGE), { waitUntil: 'load' });
  await expectBlock(page);
  // A headless shell keeps no page whole; these are the events of a browser that does.
  const send = (type: 'pagehide' | 'pageshow', persisted: boolean): Promise<boolean> =>
    page.evaluate(
      (event) => dispatchEvent(new PageTransitionEvent(event.type, { persisted: event.persisted })),
      { type, persisted },
    );
  await send('pagehide', true);
  await setCookies(page.context(), { codeVariant: 'JS' });
  await send('pageshow', false);
  expect(await shownPreferences(page)).toEqual(['TS', 'MUI System']);
  await send('pageshow', true);
  expect(await shownPreferences(page)).toEqual(['JS', 'MUI System']);
  await expectBlock(page);
});

/** Goes back and forth between two pages, and chooses on both. */
async function goBackAndForth(page: Page, isKeptWhole: () => boolean): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.goto(siteUrl(PAGE), { waitUntil: 'load' });
  await expectBlock(page);
  await page.goto(siteUrl(NEXT), { waitUntil: 'load' });
  await companionStarts(page);
  await choose(page, 'JS', 'MUI System');
  await expect.poll(() => cookiesOf(page.context())).toMatchObject({ codeVariant: 'JS' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(siteUrl(PAGE));
  await expectPreferences(page, 'JS', 'MUI System');
  await expectBlock(page);
  const persisted = await page.evaluate(() => (window as { persisted?: boolean }).persisted);
  expect(persisted).toBe(isKeptWhole());
  await choose(page, 'JS', 'Plain CSS');
  await expect.poll(() => cookiesOf(page.context())).toMatchObject({ codeStyling: 'Plain CSS' });
  await page.goForward({ waitUntil: 'commit' });
  await expectPreferences(page, 'JS', 'Plain CSS');
}

test('it shows the choices of other pages on the way back and forth', async ({ open }) => {
  const { page } = await open();
  await goBackAndForth(page, () => false);
});

test('it shows them on pages from the cache of whole pages as well', async ({ cachingPage }) => {
  await goBackAndForth(cachingPage, await watchCache(cachingPage));
});

test('it shows the code without JavaScript, and keeps no room for an ad', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await setCookies(page.context(), { codeVariant: 'JS' });
  await page.goto(siteUrl('core/introduction/installation/'));
  await expect(page.locator('.prose pre').first()).toBeVisible();
  await expect(blockOf(page)).toBeHidden();
});
