/** Back and forward lead to where the reader was, however a page came and went. */
import type { Locator, Page } from 'playwright-core';
import { setUpChromium } from '../support/chromium';
import { reactIsOn, openPage, startPage } from '../support/start';

const TUTORIAL = 'core/introduction/tutorial/';

const open = setUpChromium();

describe('the reading position', () => {
  const next = (page: Page): Locator =>
    page.locator('nav[aria-label="Previous and next page"] a[rel="next"]');
  const moveTo = async (page: Page, top: number): Promise<void> => {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForFunction((y) => scrollY === y, top);
    // A frame, for the listeners.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  /** Goes on without a scroll to the link. */
  const goOn = async (page: Page): Promise<string> => {
    const title = await page.locator('h1').innerText();
    await next(page).evaluate((link) => (link as HTMLAnchorElement).click());
    await page.waitForFunction((old) => document.querySelector('h1')?.innerText !== old, title);
    return title;
  };
  const isAt = (page: Page, title: string, top: number) =>
    page.waitForFunction(
      ([h1, y]) => document.querySelector('h1')?.innerText === h1 && Math.abs(scrollY - y) < 2,
      [title, top] as const,
    );

  test.each([1500, 6000])('back after a client navigation: %i px', async (top) => {
    const test = await open();
    const { page } = test;
    // Scrolled before React, and left with it.
    await openPage(test, TUTORIAL);
    await moveTo(page, top);
    // A key is intent, and moves nothing.
    await page.keyboard.press('s');
    await reactIsOn(page);
    const title = await goOn(page);
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await isAt(page, title, top);
    await page.goForward();
    await page.waitForFunction((old) => document.querySelector('h1')?.innerText !== old, title);
    await page.goBack();
    await isAt(page, title, top);
    expect(test.record.problems).toEqual([]);
  });

  test('back to where one was before an anchor', async () => {
    const test = await open();
    const { page } = test;
    await startPage(test, TUTORIAL);
    await moveTo(page, 1500);
    await page.locator('nav[aria-label="On this page"] a').nth(4).click();
    await page.waitForFunction(() => scrollY !== 1500);
    await page.goBack();
    await isAt(page, await page.locator('h1').innerText(), 1500);
  });

  test.each([1500, 6000])('back from a page that was loaded anew: %i px', async (top) => {
    const test = await open();
    const { page } = test;
    await startPage(test, TUTORIAL);
    await moveTo(page, top);
    const title = await goOn(page);
    // The page is one document with the one before it, but without React.
    await page.reload();
    await page.goBack();
    await isAt(page, title, top);
    expect(test.record.problems).toEqual([]);
  });

  test('back to a page that is still to be fetched', async () => {
    const test = await open();
    const { page } = test;
    await startPage(test, TUTORIAL);
    await moveTo(page, 6000);
    const title = await goOn(page);
    await page.reload();
    await page.keyboard.press('s');
    await reactIsOn(page);
    await test.record.quiet();
    await page.route('**/assets/js/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goBack();
    await isAt(page, title, 6000);
  });

  test('back from another site', async () => {
    const test = await open();
    const { page } = test;
    await startPage(test, TUTORIAL);
    const first = await page.locator('h1').innerText();
    await moveTo(page, 1500);
    await goOn(page);
    await moveTo(page, 400);
    const second = await page.locator('h1').innerText();
    await page.goto('about:blank');
    await page.goBack();
    await isAt(page, second, 400);
    await page.goBack();
    await isAt(page, first, 1500);
  });
});
