/** Checks the accessibility of each type of page with axe, in both color schemes. */
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe';
import { PAGE_KINDS } from '../support/site';
import { startPage } from '../support/start';
import { expect, test } from '../support/test';
import { waitForStableDom } from '../support/waitForStableDom';

/**
 * Runs all axe rules in the light scheme, but only the color rules in the dark scheme, because nothing else differs.
 */
async function findViolationsInBothModes(
  page: Page,
  without: readonly string[] = [],
): Promise<string[]> {
  const light = await findAxeViolations(page, { without });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Waits until the color transitions have ended.
  await waitForStableDom(page);
  return [...light, ...(await findAxeViolations(page, { colorsOnly: true }))];
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`it passes axe in the light and the dark color scheme: ${kind}`, async ({ open }) => {
    // Axe needs almost a minute for the page with the most code.
    test.slow();
    const { page, record } = await open({ reducedMotion: 'reduce' });
    await startPage({ page, record }, path);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });
}

test('it passes axe on a phone with the sidebar open, and with the search open', async ({
  open,
}) => {
  const { page, record } = await open({
    viewport: { width: 375, height: 800 },
    reducedMotion: 'reduce',
  });
  await startPage({ page, record }, PAGE_KINDS.tutorial);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  // The open sidebar makes the rest of the page inert, so axe finds neither a main landmark nor a heading.
  const inert = ['landmark-one-main', 'page-has-heading-one'];
  expect(await findViolationsInBothModes(page, inert)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await expect(page.locator('dialog#siteSearch').getByRole('option').first()).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('it makes a table focusable only if the table scrolls horizontally', async ({ open }) => {
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
