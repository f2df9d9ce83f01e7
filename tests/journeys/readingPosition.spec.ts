/** Back and forward lead to where the reader was, however a page came and went. */
import type { Page } from '@playwright/test';
import { fixtureSite } from '../fixtures/demos/site';
import { openPage, reactIsOn, startPage } from '../support/start';
import { expect, test } from '../support/test';

const TUTORIAL = 'core/introduction/tutorial/';

const titleOf = (page: Page): Promise<string> => page.locator('h1').innerText();

const expectTitle = (page: Page, title: string): Promise<void> =>
  expect(page.locator('h1')).toHaveText(title, { useInnerText: true });

const expectOtherTitle = (page: Page, title: string): Promise<void> =>
  expect(page.locator('h1')).not.toHaveText(title, { useInnerText: true });

const topOf = (page: Page): Promise<number> => page.evaluate(() => scrollY);

async function moveTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
  await expect.poll(() => topOf(page)).toBe(top);
  // A frame, for the listeners.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/**
 * Goes on to the next page without a scroll to the link.
 *
 * @returns the title of the page that was left
 */
async function goOn(page: Page): Promise<string> {
  const title = await titleOf(page);
  await page
    .locator('nav[aria-label="Previous and next page"] a[rel="next"]')
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expectOtherTitle(page, title);
  return title;
}

async function expectAt(page: Page, title: string, top: number): Promise<void> {
  await expectTitle(page, title);
  await expect.poll(async () => Math.abs((await topOf(page)) - top)).toBeLessThan(2);
}

for (const top of [1500, 6000]) {
  test(`it goes back to ${top} px after a client navigation`, async ({ open }) => {
    const { page, record } = await open();
    // Scrolled before React, and left with it.
    await openPage({ page, record }, TUTORIAL);
    await moveTo(page, top);
    // A key is intent, and moves nothing.
    await page.keyboard.press('s');
    await reactIsOn(page);
    const title = await goOn(page);
    await expect.poll(() => topOf(page)).toBe(0);
    await page.goBack();
    await expectAt(page, title, top);
    await page.goForward();
    await expectOtherTitle(page, title);
    await page.goBack();
    await expectAt(page, title, top);
    expect(record.problems).toEqual([]);
  });

  test(`it goes back to ${top} px from a page that was loaded anew`, async ({ open }) => {
    const { page, record } = await open();
    await startPage({ page, record }, TUTORIAL);
    await moveTo(page, top);
    const title = await goOn(page);
    // The page is one document with the one before it, but without React.
    await page.reload();
    await page.goBack();
    await expectAt(page, title, top);
    expect(record.problems).toEqual([]);
  });
}

test('it goes back to where the reader was before an anchor', async ({ open }) => {
  const { page, record } = await open();
  await startPage({ page, record }, TUTORIAL);
  await moveTo(page, 1500);
  await page.locator('nav[aria-label="On this page"] a').nth(4).click();
  await expect.poll(() => topOf(page)).not.toBe(1500);
  await page.goBack();
  await expectAt(page, await titleOf(page), 1500);
});

test('it goes back to the place on a page whose scripts come late', async ({ open }) => {
  const { page, record } = await open();
  await startPage({ page, record }, TUTORIAL);
  await moveTo(page, 6000);
  const title = await goOn(page);
  await page.reload();
  await page.keyboard.press('s');
  await reactIsOn(page);
  await record.quiet();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.goBack();
  await expect.poll(() => held).toBeGreaterThan(0);
  release();
  await expectAt(page, title, 6000);
});

test('it goes back to the place from another site', async ({ open }) => {
  const { page, record } = await open();
  await startPage({ page, record }, TUTORIAL);
  await moveTo(page, 1500);
  const first = await goOn(page);
  await moveTo(page, 400);
  const second = await titleOf(page);
  // Not about:blank: it is there before Chromium has noted where the reader left.
  await page.goto(fixtureSite().start);
  await page.goBack();
  await expectAt(page, second, 400);
  await page.goBack();
  await expectAt(page, first, 1500);
});
