/** Tests the tools of a page: copying it as Markdown, copying links to headings, and enlarging pictures. */
import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe';
import { clickCopyButton, waitForBriefText } from '../support/briefText';
import { getSiteUrl } from '../support/site';
import { startReact } from '../support/start';
import { expect, test } from '../support/test';

const TUTORIAL_PAGE = 'core/introduction/tutorial/';
const FIRST_APP_PAGE = 'studio/getting-started/first-app/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

test('it copies the served Markdown of a page to the clipboard', async ({ open }) => {
  const { page, record } = await open();
  await page.goto(getSiteUrl('core/react-use-dialogs/'));
  await clickCopyButton(page.getByRole('button', { name: 'Copy page' }));
  const href = await page
    .getByRole('link', { name: 'View as Markdown', includeHidden: true })
    .evaluate((link: HTMLAnchorElement) => link.href);
  const markdown = await (await page.request.get(href)).text();
  expect(await readClipboard(page)).toBe(markdown);
  expect(markdown).toMatch(/^---\ntitle: "/);
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
  expect(record.problems).toEqual([]);
});

test('it copies the full URL of a heading on a click, briefly shows “Copied”, and navigates to the heading', async ({
  open,
}) => {
  const { page, record } = await open();
  await page.goto(getSiteUrl(TUTORIAL_PAGE));
  const anchor = page.locator('h2 .hash-link').nth(1);
  const url = getSiteUrl(TUTORIAL_PAGE) + ((await anchor.getAttribute('href')) ?? '');
  await waitForBriefText(page.locator('body'), 'Copied', () => anchor.click());
  expect(await readClipboard(page)).toBe(url);
  await expect(page).toHaveURL(url);
  await expect(page.locator('[data-copied]')).toHaveCount(0);
  // Hydration must accept the changes that the inline script has made.
  await startReact(page);
  expect(record.problems).toEqual([]);
});

test.describe('pictures', () => {
  const getPicture = (page: Page): Locator =>
    page.getByRole('link', { name: /Enlarge the picture$/ }).first();
  const getDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Picture' });

  test('it enlarges a picture on a click before React starts, and returns the focus to its link on Escape', async ({
    open,
  }) => {
    const { page, record } = await open();
    await page.goto(getSiteUrl(FIRST_APP_PAGE));
    await getPicture(page).click();
    await expect(getDialog(page).getByRole('img')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(getPicture(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toBeVisible();
    await getDialog(page).click({ position: { x: 5, y: 5 } });
    await expect(getDialog(page)).toHaveCount(0);
    expect(page.url()).toBe(getSiteUrl(FIRST_APP_PAGE));
    expect(record.problems).toEqual([]);
  });

  test('it opens the picture’s file on a click if JavaScript is disabled', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(getSiteUrl(FIRST_APP_PAGE));
    await getPicture(page).click();
    await expect(page).toHaveURL(/\.(png|webp)$/);
  });
});
