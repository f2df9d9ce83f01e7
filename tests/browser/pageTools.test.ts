/** What a page offers: itself as Markdown, anchors to copy, large pictures. */
import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/axe';
import { setUpChromium } from '../support/chromium';
import { siteUrl } from '../support/site';
import { reactIsOn, showIntent } from '../support/start';

const CONCEPTS = 'core/introduction/base-concepts/';
const TUTORIAL = 'core/introduction/tutorial/';
const FIRST_APP = 'studio/getting-started/first-app/';
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];
const PHONE = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true };

const hrefOf = (link: Element): string => (link as HTMLAnchorElement).href;

const open = setUpChromium();

test.each([
  ['prose', CONCEPTS],
  ['demos', 'core/react-use-dialogs/'],
  ['tables of an API', 'core/api/dashboard-layout/'],
])('copying a page gives its twin, to the letter: %s', async (_, path) => {
  const { page, record } = await open({ permissions: CLIPBOARD });
  await page.goto(siteUrl(path));
  // The click that brings React is the one that copies.
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const twin = await page.request.get(
    await page.getByRole('link', { name: 'Markdown', exact: true }).evaluate(hrefOf),
  );
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await twin.text());
  expect(copied).toMatch(/^# /);
  await page.getByRole('button', { name: 'Copy page' }).waitFor();
  expect(record.problems).toEqual([]);
});

describe('anchors of headings', () => {
  test('copy the full address, say so for a moment, and lead there', async () => {
    const { page, record } = await open({ permissions: CLIPBOARD });
    await page.goto(siteUrl(TUTORIAL));
    const anchor = page.locator('h2 .hash-link').nth(1);
    const href = (await anchor.getAttribute('href')) ?? '';
    await anchor.click();
    const said = page.locator('#siteAnnouncer');
    await said.filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
    await expect(anchor.getAttribute('data-copied')).resolves.toBe('');
    await expect(page.evaluate(() => navigator.clipboard.readText())).resolves.toBe(
      siteUrl(TUTORIAL) + href,
    );
    expect(new URL(page.url()).hash).toBe(href);
    await page.waitForFunction(() => !document.querySelector('[data-copied]'));
    // What the starter has changed must not disturb React.
    await showIntent(page);
    await reactIsOn(page);
    expect(record.problems).toEqual([]);
  });

  test('the word has room on a phone', async () => {
    const { page } = await open({ ...PHONE, permissions: CLIPBOARD });
    await page.goto(siteUrl(TUTORIAL));
    for (const anchor of await page.locator('.hash-link').all()) {
      await anchor.evaluate((node) => node.setAttribute('data-copied', ''));
    }
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  });
});

describe('pictures', () => {
  const picture = (page: Page): Locator => page.getByRole('link', { name: /^Enlarge: / }).first();
  const large = (page: Page): Locator => page.getByRole('dialog', { name: 'Picture' });

  test('a click shows one large, also one before React; Esc returns to it', async () => {
    const { page, record } = await open();
    await page.goto(siteUrl(FIRST_APP));
    await picture(page).click();
    await large(page).getByRole('img').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await large(page).waitFor({ state: 'detached' });
    await expect(picture(page).evaluate((node) => node === document.activeElement)).resolves.toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await large(page).waitFor();
    await large(page).click({ position: { x: 5, y: 5 } });
    await large(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(siteUrl(FIRST_APP));
    expect(record.problems).toEqual([]);
  });

  test('without scripts it is a link to the picture', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(siteUrl(FIRST_APP));
    await picture(page).click();
    await page.waitForURL(/\.(png|webp)$/);
  });
});
