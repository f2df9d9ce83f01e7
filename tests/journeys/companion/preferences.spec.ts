/** Tests that preferences for code are stored, and synchronized between tabs. */
import type { Page } from '@playwright/test';
import { getLayoutShift, MAX_FONT_SHIFT, watchPage } from '../../support/probes';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';
import { expect, test } from '../../support/companion/test';

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
