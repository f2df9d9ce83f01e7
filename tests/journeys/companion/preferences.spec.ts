/** Tests that preferences for code are stored, and synchronized between tabs. */
import type { BrowserContext, Page } from '@playwright/test';
import { findAdUnit } from '../../support/companion/adUnit';
import { expect, test, watchCache } from '../../support/pageCache';
import { getLayoutShift, MAX_FONT_SHIFT, watchPage } from '../../support/probes';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const NEXT_PAGE = 'core/introduction/tutorial/';

const SECONDS_PER_YEAR = 31_536_000;

type Preferences = [variant: string | undefined, styling: string | undefined];

/** Returns the preferred language and styling solution, which are attributes of `<html>`. */
const getPreferences = (page: Page): Promise<Preferences> =>
  page.evaluate(() => {
    const { codeVariant, codeStyling } = document.documentElement.dataset;
    return [codeVariant, codeStyling];
  });

const expectPreferences = (page: Page, ...expected: Preferences): Promise<void> =>
  expect.poll(() => getPreferences(page)).toEqual(expected);

/** Sets the preferences as the site's controls do, as attributes of `<html>`. */
const setPreferences = (page: Page, codeVariant: string, codeStyling: string): Promise<unknown> =>
  page.evaluate((choices) => Object.assign(document.documentElement.dataset, choices), {
    codeVariant,
    codeStyling,
  });

/** Returns the reader's cookies with decoded values. */
const getCookies = async (context: BrowserContext): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]),
  );

const setCookie = (context: BrowserContext, name: string, value: string): Promise<void> =>
  context.addCookies([
    { name, value: encodeURIComponent(value), url: new URL(getSiteUrl()).origin },
  ]);

test('it keeps preferences for one year on all pages, without a layout shift or a hydration mismatch', async ({
  open,
}) => {
  const { page, record } = await open();
  await watchPage(page);
  await page.goto(getSiteUrl('studio/getting-started/'));
  await setPreferences(page, 'JS', 'Tailwind CSS');
  await expect.poll(() => page.context().cookies()).toHaveLength(2);
  for (const { path, sameSite, expires } of await page.context().cookies()) {
    expect({ path, sameSite }).toEqual({ path: '/', sameSite: 'Lax' });
    expect(Math.abs(expires - Date.now() / 1000 - SECONDS_PER_YEAR)).toBeLessThan(60);
  }
  await page.goto(getSiteUrl(PAGE));
  expect(await getPreferences(page)).toEqual(['JS', 'Tailwind CSS']);
  await startReact(page);
  await record.quiet();
  expect(await getPreferences(page)).toEqual(['JS', 'Tailwind CSS']);
  expect(await getLayoutShift(page)).toBeLessThan(MAX_FONT_SHIFT);
  expect(record.problems).toEqual([]);
});

/** Records the preferences as soon as the body exists, before the first paint. */
function recordFirstPreferences(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('body')) {
      observer.disconnect();
      const { codeVariant, codeStyling } = document.documentElement.dataset;
      Object.assign(window, { firstPreferences: [codeVariant, codeStyling] });
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

// Unit tests cover all forms of hashes.
test('it applies preferences from the hash, the cookie, or the default, in this order, before the first paint', async ({
  open,
}) => {
  const { page, record } = await open();
  await page.addInitScript(recordFirstPreferences);
  const expectFirst = async (hash: string, ...expected: Preferences): Promise<void> => {
    await page.goto('about:blank');
    await page.goto(getSiteUrl(PAGE + hash));
    const first = await page.evaluate(
      () => (window as unknown as { firstPreferences: Preferences }).firstPreferences,
    );
    expect([hash, first, await getPreferences(page)]).toEqual([hash, expected, expected]);
  };
  await expectFirst('', 'TS', 'MUI System');
  await setCookie(page.context(), 'codeVariant', 'JS');
  await setCookie(page.context(), 'codeStyling', '%<script>');
  await expectFirst('', 'JS', 'MUI System');
  await expectFirst('#tailwind-demo', 'JS', 'Tailwind CSS');
  await expectFirst('#css-Demo.tsx', 'TS', 'Plain CSS');
  expect(record.problems).toEqual([]);
});

test('it applies preferences from any tab to all tabs', async ({ open }) => {
  const { page } = await open();
  const other = await page.context().newPage();
  await page.goto(getSiteUrl(PAGE));
  await other.goto(getSiteUrl(NEXT_PAGE));
  for (const [from, to, variant, styling] of [
    [page, other, 'JS', 'Tailwind CSS'],
    [other, page, 'TS', 'MUI System'],
  ] as const) {
    await setPreferences(from, variant, styling);
    await expectPreferences(to, variant, styling);
  }
});

/** Expects the ad unit, which a restored page must still contain. */
async function expectAdUnit(page: Page): Promise<void> {
  await expect(page.locator('.companion-house .companion-card')).toBeAttached();
  await expect(findAdUnit(page).locator('.companion-slot')).toHaveCount(2);
}

test('it applies preferences from other pages when the reader goes back or forward', async ({
  cachingPage: page,
}) => {
  const hasCache = await watchCache(page);
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.goto(getSiteUrl(PAGE), { waitUntil: 'load' });
  await expectAdUnit(page);
  await page.goto(getSiteUrl(NEXT_PAGE), { waitUntil: 'load' });
  await expectAdUnit(page);
  await setPreferences(page, 'JS', 'MUI System');
  await expect.poll(() => getCookies(page.context())).toMatchObject({ codeVariant: 'JS' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(getSiteUrl(PAGE));
  await expectPreferences(page, 'JS', 'MUI System');
  await expectAdUnit(page);
  const persisted = await page.evaluate(() => (window as { persisted?: boolean }).persisted);
  expect(persisted).toBe(hasCache());
  await setPreferences(page, 'JS', 'Plain CSS');
  await expect.poll(() => getCookies(page.context())).toMatchObject({ codeStyling: 'Plain CSS' });
  await page.goForward({ waitUntil: 'commit' });
  await expectPreferences(page, 'JS', 'Plain CSS');
});

test('it shows code but reserves no space for an ad if JavaScript is disabled', async ({
  open,
}) => {
  const { page } = await open({ javaScriptEnabled: false });
  await setCookie(page.context(), 'codeVariant', 'JS');
  await page.goto(getSiteUrl('core/introduction/installation/'));
  await expect(page.locator('.prose pre').first()).toBeVisible();
  await expect(findAdUnit(page)).toBeHidden();
});
