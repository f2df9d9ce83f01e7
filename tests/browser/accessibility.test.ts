/** Accessible in both modes. */
import type { Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/axe';
import { settled } from '../../scripts/lib/settled';
import { setUpChromium } from '../support/chromium';
import { PAGE_KIND_NAMES, PAGE_KINDS } from '../support/site';
import { startPage } from '../support/start';

const PHONE = { width: 375, height: 800 };

const open = setUpChromium();

/** Light, then dark as the reader's system changes; only colors change with it. */
async function violationsInBothModes(
  page: Page,
  without: readonly string[] = [],
): Promise<string[]> {
  const light = await axeViolations(page, { without });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  // No color is caught half-way.
  await settled(page);
  return [...light, ...(await axeViolations(page, { colorsOnly: true }))];
}

test.each(PAGE_KIND_NAMES)('axe: %s', async (kind) => {
  const test = await open({ reducedMotion: 'reduce' });
  await startPage(test, PAGE_KINDS[kind]);
  expect(await violationsInBothModes(test.page)).toEqual([]);
});

test('axe: open menu and search, on a phone', async () => {
  const test = await open({ viewport: PHONE, reducedMotion: 'reduce' });
  await startPage(test, PAGE_KINDS.tutorial);
  await test.page.getByRole('button', { name: 'Open navigation' }).click();
  // The page behind the open sidebar is inert, with its main landmark and its title.
  const inert = ['landmark-one-main', 'page-has-heading-one'];
  expect(await violationsInBothModes(test.page, inert)).toEqual([]);
  await test.page.emulateMedia({ colorScheme: 'light' });
  await test.page.keyboard.press('Escape');
  await test.page.keyboard.press('Control+k');
  await test.page.keyboard.type('dashboard');
  await test.page.locator('dialog#siteSearch').getByRole('option').first().waitFor();
  expect(await violationsInBothModes(test.page)).toEqual([]);
});

test.each([
  [920, 1],
  [1280, 0],
])(
  'in a window of %i px only the tables that scroll are stops on the way: %i',
  async (width, stops) => {
    const test = await open({ viewport: { width, height: 900 } });
    await startPage(test, 'core/introduction/installation/');
    await test.page.waitForFunction(
      (count) => document.querySelectorAll('.table[tabindex]').length === count,
      stops,
    );
    const wrong = await test.page
      .locator('.table')
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.hasAttribute('tabindex') !== box.scrollWidth > box.clientWidth),
      );
    expect(wrong).toEqual([]);
  },
);
