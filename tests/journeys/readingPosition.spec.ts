/** Tests the scroll position after going back or forward, for each way to leave and to load a page. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../plugins/shared/node/files';
import { getFixtureSite } from '../fixtures/demos/site';
import { BUILD_DIR } from '../support/build';
import { navigateWithinSite } from '../support/navigateWithinSite';
import { pauseRequests } from '../support/pauseRequests';
import { getSiteUrl } from '../support/site';
import { openPage, startPage, startReact, waitForReact } from '../support/start';
import { expect, test } from '../support/test';

const TUTORIAL_PAGE = 'core/introduction/tutorial/';

/** A scroll position, in px, above which content that hasn't been rendered has only an estimated height. */
const FAR_DOWN = 6000;

const getTitle = (page: Page): Promise<string> => page.locator('h1').innerText();

const expectTitle = (page: Page, title: string): Promise<void> =>
  expect(page.locator('h1')).toHaveText(title, { useInnerText: true });

const expectOtherTitle = (page: Page, title: string): Promise<void> =>
  expect(page.locator('h1')).not.toHaveText(title, { useInnerText: true });

const getScrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
  await expect.poll(() => getScrollTop(page)).toBe(top);
  // Scroll listeners run in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

/**
 * Opens the next page without scrolling to the link.
 *
 * @returns the title of the previous page
 */
async function openNextPage(page: Page): Promise<string> {
  const title = await getTitle(page);
  await page
    .locator('nav[aria-label="Previous and next page"] a[rel="next"]')
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expectOtherTitle(page, title);
  return title;
}

async function expectPosition(page: Page, title: string, top: number): Promise<void> {
  await expectTitle(page, title);
  await expect.poll(async () => Math.abs((await getScrollTop(page)) - top)).toBeLessThan(2);
}

test('it restores the scroll position when the reader goes back, even from a reloaded page', async ({
  open,
}) => {
  // The reader scrolls before React starts, and leaves the page afterwards.
  const { page, record } = await openPage(await open(), TUTORIAL_PAGE);
  await scrollPageTo(page, FAR_DOWN);
  // A character key signals intent, but doesn't scroll.
  await page.keyboard.press('s');
  await waitForReact(page);
  await page.locator('nav[aria-label="On this page"] a').nth(1).click();
  await expect.poll(() => getScrollTop(page)).not.toBe(FAR_DOWN);
  await page.goBack();
  await expectPosition(page, await getTitle(page), FAR_DOWN);

  const title = await openNextPage(page);
  await expect.poll(() => getScrollTop(page)).toBe(0);
  await page.goBack();
  await expectPosition(page, title, FAR_DOWN);
  await page.goForward();
  await expectOtherTitle(page, title);
  // Going back happens within the reloaded document, where React hasn't started yet.
  await page.reload();
  await page.goBack();
  await expectPosition(page, title, FAR_DOWN);
  expect(record.problems).toEqual([]);
});

test('it restores the scroll positions of two pages when the reader goes back from another site', async ({
  open,
}) => {
  const { page, record } = await open();
  // Fonts are blocked, because Chromium restores the topmost line instead of the number of pixels, and on a busy
  // machine the two loads could use different fonts.
  await page.route('**/*.woff2', (route) => route.abort());
  await startPage({ page, record }, TUTORIAL_PAGE);
  await scrollPageTo(page, 1500);
  const first = await openNextPage(page);
  await scrollPageTo(page, 400);
  const second = await getTitle(page);
  // about:blank would load before Chromium stores the scroll position.
  await page.goto(getFixtureSite().start);
  await page.goBack();
  await expectPosition(page, second, 400);
  await page.goBack();
  await expectPosition(page, first, 1500);
});

/** The built pages, with the paths of their folders. */
const readPages = (): { name: string; html: string }[] =>
  listFiles(BUILD_DIR, /^index\.html$/).map((file) => ({
    name: path.dirname(file),
    html: fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'),
  }));

/** Returns a few pages that have all classes of all articles, as paths of their folders. */
function findPagesOfAllKinds(): string[] {
  const pages = readPages().map(({ name, html }) => {
    const [article = ''] = /<article[^]*<\/article>/.exec(html) ?? [];
    const matches = [...article.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)];
    const classes = matches.flatMap(([, quoted, bare = '']) => (quoted ?? bare).split(' '));
    return { name, classes: new Set(classes) };
  });
  const found = new Set<string>();
  return pages
    .sort((a, b) => b.classes.size - a.classes.size)
    .filter(({ classes }) => {
      const { size } = found;
      classes.forEach((name) => found.add(name));
      return found.size > size;
    })
    .map(({ name }) => name);
}

test('it reserves the exact height of a demo’s source while the source loads', async ({ open }) => {
  const pages = readPages()
    .filter(({ html }) => html.includes('data-demo='))
    .map(({ name }) => name);
  expect(pages).not.toEqual([]);
  const { page } = await startPage(await open(), '');
  const getHeights = () =>
    page
      .locator('[data-demo] pre')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).offsetHeight));
  for (const name of pages) {
    const sources = await pauseRequests(page, '**/demo.json');
    await navigateWithinSite(page, `${name}/`);
    const reserved = await getHeights();
    sources.resume();
    await expect(page.locator('[data-demo] code:visible', { hasText: /^\s*$/ })).toHaveCount(0);
    expect.soft(await getHeights(), name).toEqual(reserved);
    await page.unroute('**/demo.json');
  }
});

test('it lays out all kinds of content equally in a new document and after a navigation', async ({
  open,
}) => {
  const pages = findPagesOfAllKinds();
  expect(pages.length).toBeGreaterThan(5);
  const { page } = await open();
  const getHeights = () =>
    page
      .locator('.prose > *')
      .evaluateAll((elements: HTMLElement[]) =>
        elements.map(({ id, localName, offsetHeight }) => `${localName}#${id} ${offsetHeight} px`),
      );
  const expected = new Map<string, unknown>();
  for (const name of pages) {
    await page.goto(getSiteUrl(`${name}/`));
    expected.set(name, await getHeights());
  }
  await startReact(page);
  for (const name of pages) {
    await navigateWithinSite(page, `${name}/`);
    await expect.poll(getHeights, { message: name }).toEqual(expected.get(name));
  }
});
