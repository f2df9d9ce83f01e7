/** What a page offers: itself as Markdown, cards of links, anchors to copy, large pictures. */
import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/axe';
import { setUpChromium } from '../support/chromium';
import { layoutShift, watchPage } from '../support/probes';
import { siteUrl } from '../support/site';
import { reactIsOn, showIntent, startPage } from '../support/start';

const CONCEPTS = 'core/introduction/base-concepts/';
const TUTORIAL = 'core/introduction/tutorial/';
const FIRST_APP = 'studio/getting-started/first-app/';
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];
const PHONE = { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true };

/** Longer than a card takes to come, in ms. */
const REST_MS = 900;

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

describe('cards of links', () => {
  const card = (page: Page): Locator => page.locator('[popover="manual"]:popover-open');
  const links = (page: Page): Locator =>
    page.locator('.prose :is(p, li) > a[href^="/toolpad/core/react-use"]:not([href*="#"])');

  test('rest on a link: what is behind it, from one small file; leave, and it is gone', async () => {
    const test = await open();
    const { page, record } = test;
    await watchPage(page);
    await startPage(test, CONCEPTS);
    const link = links(page).first();
    await link.scrollIntoViewIfNeeded();
    await record.quiet();
    record.forgetRequests();
    await link.hover();
    await card(page).waitFor();
    const name = (await link.innerText()).trim();
    await expect(card(page).innerText()).resolves.toMatch(new RegExp(`^${name}\\n`));
    const files = record.requests.filter(({ url }) => url.endsWith('preview.json'));
    expect(files).toHaveLength(1);
    expect(files[0]?.bytes).toBeLessThan(3000);
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);

    // The card can be reached and read.
    await card(page).hover();
    await page.waitForTimeout(REST_MS);
    await expect(card(page).count()).resolves.toBe(1);
    await page.mouse.move(2, 2);
    await card(page).waitFor({ state: 'detached' });
    expect(await layoutShift(page)).toBeLessThan(0.02);
    expect(record.problems).toEqual([]);
  });

  test('a section has a card of its own', async () => {
    const test = await open();
    const { page } = test;
    await startPage(test, CONCEPTS);
    const link = page.locator('.prose a[href^="/toolpad/"][href*="#"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.hover();
    await card(page).waitFor();
    const [path, title] = (await card(page).innerText()).split('\n');
    await page.goto(new URL(href, siteUrl()).href);
    await expect(page.locator('h1').innerText()).resolves.toBe(path);
    const id = decodeURIComponent(new URL(href, siteUrl()).hash.slice(1));
    const heading = await page.locator(`[id="${id}"]`).textContent();
    expect(heading?.trim()).toBe(title);
  });

  test('by keyboard too; Esc closes it', async () => {
    const test = await open();
    const { page } = test;
    await startPage(test, CONCEPTS);
    await page.keyboard.press('Tab');
    await links(page).first().focus();
    await card(page).waitFor();
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
  });

  test('not for the page itself, and not where a finger touches', async () => {
    const test = await open();
    await startPage(test, CONCEPTS);
    await test.page.locator('.hash-link').first().hover();
    await test.page.waitForTimeout(REST_MS);
    await expect(card(test.page).count()).resolves.toBe(0);

    const phone = await open(PHONE);
    await startPage(phone, CONCEPTS);
    // A finger that rests: the browser tells of a pointer, but of no mouse.
    const link = links(phone.page).first();
    await link.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    await phone.page.waitForTimeout(REST_MS);
    await expect(card(phone.page).count()).resolves.toBe(0);
  });
});

describe('anchors of headings', () => {
  test('copy the full address, say so for a moment, and lead there', async () => {
    const { page, record } = await open({ permissions: CLIPBOARD });
    await page.goto(siteUrl(TUTORIAL));
    const anchor = page.locator('h2 .hash-link').nth(1);
    const href = (await anchor.getAttribute('href')) ?? '';
    await anchor.click();
    const said = page.locator('#copied');
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
