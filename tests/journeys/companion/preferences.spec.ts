/** Tests that preferences for code are stored. */
import type { Page } from '@playwright/test';
import { getLayoutShift, MAX_FONT_SHIFT, watchPage } from '../../support/probes';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';
import { expect, test } from '../../support/companion/test';

const PAGE = 'core/introduction/base-concepts/';

const SECONDS_PER_YEAR = 31_536_000;

type Preferences = [variant: string | undefined, styling: string | undefined];

/** Returns the preferred language and styling solution, which are attributes of `<html>`. */
const getPreferences = (page: Page): Promise<Preferences> =>
  page.evaluate(() => {
    const { codeVariant, codeStyling } = document.documentElement.dataset;
    return [codeVariant, codeStyling];
  });

test('it keeps preferences for one year on all pages, without a layout shift or a hydration mismatch', async ({
  open,
}) => {
  const { page, record } = await open();
  await watchPage(page);
  await page.goto(getSiteUrl('studio/getting-started/'));
  // The site's controls set the same attributes.
  await page.evaluate(() =>
    Object.assign(document.documentElement.dataset, {
      codeVariant: 'JS',
      codeStyling: 'Tailwind CSS',
    }),
  );
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
