/** Tests that the parts of the dashboard on the front page and the lines that create them light up together. */
import type { Locator, Page } from '@playwright/test';
import { getSiteUrl } from '../../support/site';
import { expect, test } from '../../support/test';

const LIT = '[data-lit]:visible';

const getFrame = (page: Page) => page.frameLocator('iframe[title="Back office demo"]');

const getOutline = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).outlineStyle);

test('it lights up a part of the demo together with its lines of code, which scroll into view', async ({
  open,
}) => {
  const { page } = await open({ viewport: { width: 1440, height: 1000 } });
  await page.goto(getSiteUrl());
  const account = getFrame(page).getByRole('button', { name: 'Current User' });
  await account.hover({ position: { x: 8, y: 8 } });
  const lines = page.locator(LIT).filter({ hasText: 'const ADA' });
  await expect(lines).toBeInViewport();
  expect(await getOutline(account)).toBe('solid');
  const position = await page.evaluate(() => scrollY);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.locator(LIT)).toHaveCount(0);
  await page.locator('[data-part]:visible').filter({ hasText: 'const ADA' }).hover();
  await expect.poll(() => getOutline(account)).toBe('solid');
  await expect(lines).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(position);

  // The pointer has precedence over the focus.
  await page.getByRole('heading', { level: 1 }).hover();
  const table = getFrame(page).getByRole('table');
  await page.locator('[data-part]:visible').filter({ hasText: '<OrderList />' }).focus();
  await expect.poll(() => getOutline(table)).toBe('solid');
});

test('it shows the count in the sidebar, and lights up its line, when the reader uses the demo', async ({
  open,
}) => {
  const { page } = await open({ viewport: { width: 1440, height: 1000 } });
  await page.goto(getSiteUrl());
  await getFrame(page).getByRole('table').hover();
  await getFrame(page)
    .getByRole('navigation', { name: 'Desktop' })
    .getByText('4', { exact: true })
    .hover();
  await expect(page.locator(LIT)).toHaveText(/^ *action: <Chip.*,\s*$/);
});
