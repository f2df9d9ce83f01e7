/** The ad block's other readers: bots, objectors, those with a blocker, and odd orders of arrival. */
import type { Page } from 'playwright-core';
import { until } from '../../../scripts/lib/until.mjs';
import { HOUSE_LABEL, NETWORK_LABEL } from '../../../plugins/site-companion/ads/sponsored';
import { setUpChromium } from '../../support/chromium';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight } from '../../support/companion/block';
import {
  companionRests,
  companionStarts,
  layoutShifts,
  roomShifts,
} from '../../support/companion/probes';
import {
  arrivedCalls,
  eventsOf,
  networkOptions,
  ownProblems,
  pageViews,
  setUpNetwork,
  visitor,
} from '../../support/companion/visit';
import { startFront } from '../../support/companion/front';
import { siteUrl } from '../../support/site';
import { reactIsOn, showIntent } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
/** Whether the starter's guess knows it, so that its page has no room from the start. */
const BOTS = [
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0.0.0 Safari/537.36', true],
  ['Wget/1.25.0', false],
] as const;

jest.setTimeout(60_000);
const open = setUpChromium();
const network = setUpNetwork();

beforeEach(() => network().set(QUICK_NETWORK));

/** Options with quick ads, and what a test changes of them. */
const quick = (ads: object = {}) => networkOptions(network(), { ads: { ...QUICK_ADS, ...ads } });

test.each(BOTS)(
  'a bot gets an empty span, no room and no event, and the network hears nothing of it: %s',
  async (userAgent, known) => {
    const test = await visitor(open, network(), quick(), { userAgent });
    await test.page.goto(siteUrl(PAGE));
    await test.page.waitForSelector('[data-companion-room] > *', { state: 'attached' });
    await companionRests(test.page);
    const block = test.page.locator('[data-companion-room]');
    await expect(block.innerHTML()).resolves.toBe('<span></span>');
    expect(await blockHeight(test.page)).toBe(0);
    await expect(block.isVisible()).resolves.toBe(false);
    if (known) {
      expect(await roomShifts(test.page)).toEqual([]);
    }
    await showIntent(test.page);
    await reactIsOn(test.page);
    await expect(block.innerHTML()).resolves.toBe('<span></span>');
    expect(test.record.problems).toEqual([]);
    expect(eventsOf(await arrivedCalls(test.page, network()), 'ad')).toEqual([]);
    expect(
      network()
        .requests()
        .filter(({ resource }) => resource !== 'gtag' && resource !== 'collect'),
    ).toEqual([]);
  },
);

test('a blocker and the draw: the appeal, on every page of the visit', async () => {
  network().set({ script: 'refuse' });
  const test = await visitor(open, network(), quick({ appealShare: 1 }));
  for (const path of [PAGE, 'core/introduction/']) {
    await test.page.goto(siteUrl(path));
    await companionStarts(test.page);
    await companionRests(test.page);
    const { shown, text, links } = await blockContent(test.page);
    expect({ shown, links }).toEqual({ shown: 'appeal', links: [] });
    expect(text).toMatch(/free.*ad/s);
  }
  expect(eventsOf(await arrivedCalls(test.page, network()), 'ad')).toEqual(
    Array(2).fill({ eventAction: 'display', eventLabel: 'in-house-adblock-body-top-image' }),
  );
});

/** What lists of blockers hide, by words in names. */
const LISTED_NAMES =
  '[class^="ad-"],[class*=" ad-"],[id^="ad-"],[data-ad-block],[data-ad],[aria-label="Sponsored"],' +
  '[class*="sponsor"],[class*="banner"]';

/** Hides elements as a blocker does: before the page is there, and whatever its policy allows. */
async function hideByList(page: Page, selector: string): Promise<void> {
  await page.addInitScript((hidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden}{display:none!important}`);
    document.adoptedStyleSheets = [sheet];
  }, selector);
}

test("a blocker's lists leave the site's own ad and its picture alone", async () => {
  network().set({ script: 'refuse' });
  const test = await visitor(open, network(), quick({ appealShare: 0 }));
  await hideByList(test.page, LISTED_NAMES);
  await test.page.route(/\/(?:ads?|banners?|sponsors?)\//, (route) => route.abort());
  await test.page.goto(siteUrl(PAGE));
  await companionStarts(test.page);
  await companionRests(test.page);
  expect((await blockContent(test.page)).shown).toBe('house');
  const image = test.page.locator('[data-companion-room] img:visible');
  await image.evaluate((img: HTMLImageElement) => img.decode());
  expect(await blockHeight(test.page)).toBe(126);
  expect(await layoutShifts(test.page)).toEqual([]);
});

test("where a blocker hides the site's own as well, no hole is left", async () => {
  network().set({ script: 'refuse' });
  const test = await visitor(open, network(), quick({ appealShare: 0 }));
  await hideByList(test.page, 'a[href*="utm_"]');
  await test.page.goto(siteUrl(PAGE));
  await companionStarts(test.page);
  await companionRests(test.page);
  await test.page.waitForSelector('[data-companion-room]', { state: 'hidden' });
  expect(await blockHeight(test.page)).toBe(0);
});

test.each([true, false])('Global Privacy Control on, honoured: %s', async (honoured) => {
  const options = { ...quick(), honourGlobalPrivacyControl: honoured };
  const test = await visitor(open, network(), options);
  await test.page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await test.page.goto(siteUrl(PAGE));
  await companionStarts(test.page);
  await showIntent(test.page);
  await reactIsOn(test.page);
  await companionRests(test.page);
  const { shown, text } = await blockContent(test.page);
  expect(shown).toBe(honoured ? 'house' : 'network');
  if (honoured) {
    expect(text).toContain(HOUSE_LABEL);
    expect(network().requests()).toEqual([]);
    expect(await test.page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
      'undefined',
      'undefined',
    ]);
  }
  expect(test.record.problems).toEqual([]);
});

test("a crash empties the block, is reported, and is nobody else's", async () => {
  const test = await visitor(open, network(), quick());
  await test.page.addInitScript(() => {
    const prototype = Element.prototype as unknown as Record<
      'querySelectorAll',
      (selector: string) => unknown
    >;
    const find = prototype.querySelectorAll;
    prototype.querySelectorAll = function querySelectorAll(this: Element, selector) {
      if (selector.includes('#carbonads')) {
        throw new Error('Sabotage.');
      }
      return find.call(this, selector);
    };
  });
  await test.page.goto(siteUrl(PAGE));
  await until(
    () => arrivedCalls(test.page, network()),
    (calls) => eventsOf(calls, 'ad').length > 0,
  );
  await showIntent(test.page);
  await reactIsOn(test.page);
  await companionRests(test.page);
  await test.record.quiet();
  await expect(blockContent(test.page)).resolves.toMatchObject({
    shown: 'nothing',
    networkElements: 0,
    networkScripts: 0,
  });
  await expect(test.page.locator('[data-companion-room]').innerHTML()).resolves.toBe('');
  expect(await blockHeight(test.page)).toBe(126);
  expect(await layoutShifts(test.page)).toEqual([]);
  const calls = await arrivedCalls(test.page, network());
  expect(eventsOf(calls, 'ad')).toEqual([{ eventAction: 'crash', eventLabel: 'null' }]);
  expect(eventsOf(calls, 'page_view')).toHaveLength(1);
  expect(test.record.problems).toEqual([]);
});

test('an ad of the script is marked as one', async () => {
  const test = await visitor(open, network(), quick());
  await test.page.goto(siteUrl(PAGE));
  await test.page.waitForSelector('#carbonads');
  const readLabel = (): Promise<string> =>
    test.page
      .locator('.companion-network')
      .evaluate((slot) => getComputedStyle(slot, '::before').content);
  expect(await readLabel()).toBe(`"${NETWORK_LABEL}"`);
  // An element without the markup that the network usually sends.
  await test.page.locator('#carbonads').evaluate((ad) => {
    ad.outerHTML = '<div class="carbonads"><a href="https://ads.test/">Ad text</a></div>';
  });
  expect(await readLabel()).toBe(`"${NETWORK_LABEL}"`);
  await expect(test.page.getByRole('complementary', { name: 'Sponsored' }).count()).resolves.toBe(
    1,
  );
});

test('a companion that comes after React fills the block all the same', async () => {
  const test = await visitor(open, network(), quick());
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await test.page.route('**/companion/companion-*', async (route) => {
    await held;
    await route.fallback();
  });
  await test.page.goto(siteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await showIntent(test.page);
  await reactIsOn(test.page);
  expect((await blockContent(test.page)).shown).toBe('nothing');
  letGo();
  await companionStarts(test.page);
  await companionRests(test.page);
  expect((await blockContent(test.page)).shown).toBe('network');
  expect(await layoutShifts(test.page)).toEqual([]);
  expect(ownProblems(test, network())).toEqual([]);
});

test('a companion that comes before the block waits for it', async () => {
  const test = await visitor(open, network(), quick());
  const front = await startFront();
  let letGo = (): void => undefined;
  front.hold = {
    mark: '<aside',
    until: new Promise<void>((resolve) => (letGo = resolve)),
  };
  try {
    await test.page.goto(front.url(PAGE), { waitUntil: 'commit' });
    await pageViews(test.page, network(), 1);
    expect(await test.page.evaluate(() => document.readyState)).toBe('loading');
    letGo();
    await companionStarts(test.page);
    await companionRests(test.page);
    expect((await blockContent(test.page)).shown).toBe('network');
  } finally {
    letGo();
    await front.close();
  }
});

test('as long as the site waits: a blocker after 7 looks, half a second apart, the end after 30', async () => {
  network().set({ script: 'empty' });
  const test = await visitor(open, network(), networkOptions(network()));
  await test.page.addInitScript(() => {
    const start = window.setTimeout;
    // Whether the site's own ad was there at the pause after each look; none follows the last.
    const pauses: boolean[] = [];
    window.setTimeout = ((run: TimerHandler, delay?: number) => {
      if (delay === 500) {
        pauses.push(document.querySelector('.companion-own .companion-card') !== null);
      }
      return start(run, delay);
    }) as typeof window.setTimeout;
    Object.assign(window, { pauses });
  });
  await test.page.goto(siteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await companionStarts(test.page);
  await companionRests(test.page);
  const pauses = await test.page.evaluate(
    () => (window as unknown as { pauses: boolean[] }).pauses,
  );
  expect(pauses.indexOf(true) + 1).toBe(7);
  expect(pauses).toHaveLength(29);
  const calls = await arrivedCalls(test.page, network());
  expect(eventsOf(calls, 'ad')).toHaveLength(1);
});
