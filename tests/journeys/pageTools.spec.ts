/** What a page offers: itself as Markdown, anchors to copy, large pictures. */
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../../scripts/lib/axe';
import { siteUrl } from '../support/site';
import { reactIsOn, showIntent } from '../support/start';
import { expect, test } from '../support/test';

const TUTORIAL = 'core/introduction/tutorial/';
const FIRST_APP = 'studio/getting-started/first-app/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

for (const [what, path] of [
  ['prose', 'core/introduction/base-concepts/'],
  ['demos', 'core/react-use-dialogs/'],
  ['tables of an API', 'core/api/dashboard-layout/'],
] as const) {
  test(`it copies a page with ${what} as its Markdown twin, to the letter`, async ({ open }) => {
    const { page, record } = await open();
    await page.goto(siteUrl(path));
    // The click that brings React is the one that copies.
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const href = await page
      .getByRole('link', { name: 'Markdown', exact: true })
      .evaluate((link: HTMLAnchorElement) => link.href);
    const twin = await (await page.request.get(href)).text();
    expect(await copied(page)).toBe(twin);
    expect(twin).toMatch(/^# /);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
    expect(record.problems).toEqual([]);
  });
}

test.describe('anchors of headings', () => {
  test('it copies the full address, says so for a moment, and leads there', async ({ open }) => {
    const { page, record } = await open();
    await page.goto(siteUrl(TUTORIAL));
    const anchor = page.locator('h2 .hash-link').nth(1);
    const address = siteUrl(TUTORIAL) + ((await anchor.getAttribute('href')) ?? '');
    await anchor.click();
    await expect(page.locator('#siteAnnouncer')).toContainText('Copied');
    await expect(anchor).toHaveAttribute('data-copied', '');
    expect(await copied(page)).toBe(address);
    await expect(page).toHaveURL(address);
    await expect(page.locator('[data-copied]')).toHaveCount(0);
    // What the starter has changed must not disturb React.
    await showIntent(page);
    await reactIsOn(page);
    expect(record.problems).toEqual([]);
  });

  test('it has room on a phone for the word', async ({ open }) => {
    const { page } = await open({
      viewport: { width: 375, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(siteUrl(TUTORIAL));
    await page
      .locator('.hash-link')
      .evaluateAll((anchors) => anchors.forEach((node) => node.setAttribute('data-copied', '')));
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  });
});

test.describe('pictures', () => {
  const picture = (page: Page): Locator => page.getByRole('link', { name: /^Enlarge: / }).first();
  const large = (page: Page): Locator => page.getByRole('dialog', { name: 'Picture' });

  test('it enlarges one on a click, also before React, and Escape returns to it', async ({
    open,
  }) => {
    const { page, record } = await open();
    await page.goto(siteUrl(FIRST_APP));
    await picture(page).click();
    await expect(large(page).getByRole('img')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(large(page)).toHaveCount(0);
    await expect(picture(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(large(page)).toBeVisible();
    await large(page).click({ position: { x: 5, y: 5 } });
    await expect(large(page)).toHaveCount(0);
    expect(page.url()).toBe(siteUrl(FIRST_APP));
    expect(record.problems).toEqual([]);
  });

  test('it leads to one by a link without scripts', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(siteUrl(FIRST_APP));
    await picture(page).click();
    await expect(page).toHaveURL(/\.(png|webp)$/);
  });
});
