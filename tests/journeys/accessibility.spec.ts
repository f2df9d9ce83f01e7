/** Accessible in both modes. */
import type { Page } from '@playwright/test';
import { axeViolations } from '../../scripts/lib/axe';
import { settled } from '../../scripts/lib/settled';
import { PAGE_KINDS } from '../support/site';
import { startPage } from '../support/start';
import { expect, test } from '../support/test';

/** Light, then dark as the reader's system changes; only colors change with it. */
async function violationsInBothModes(
  page: Page,
  without: readonly string[] = [],
): Promise<string[]> {
  const light = await axeViolations(page, { without });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // No color is caught half-way.
  await settled(page);
  return [...light, ...(await axeViolations(page, { colorsOnly: true }))];
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`it passes axe in light and dark on a page of the kind “${kind}”`, async ({ open }) => {
    // On the page with the most code axe takes most of a minute.
    test.slow();
    const { page, record } = await open({ reducedMotion: 'reduce' });
    await startPage({ page, record }, path);
    expect(await violationsInBothModes(page)).toEqual([]);
  });
}

test('it passes axe with an open menu and an open search, on a phone', async ({ open }) => {
  const { page, record } = await open({
    viewport: { width: 375, height: 800 },
    reducedMotion: 'reduce',
  });
  await startPage({ page, record }, PAGE_KINDS.tutorial);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  // The page behind the open sidebar is inert, with its main landmark and its title.
  const inert = ['landmark-one-main', 'page-has-heading-one'];
  expect(await violationsInBothModes(page, inert)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await expect(page.locator('dialog#siteSearch').getByRole('option').first()).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});

test('it makes a table a tab stop only in a window in which the table scrolls', async ({
  open,
}) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'core/introduction/installation/');
  for (const [width, stops] of [
    [1280, 0],
    [920, 1],
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
