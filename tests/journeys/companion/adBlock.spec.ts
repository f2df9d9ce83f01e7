/** The ad block's other readers: bots, objectors, those with a blocker, and odd orders of arrival. */
import type { Page } from '@playwright/test';
import { HOUSE_LABEL, NETWORK_LABEL } from '../../../plugins/site-companion/ads/sponsored';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight, blockOf, ROOM_PX } from '../../support/companion/block';
import {
  adSettles,
  companionRests,
  companionStarts,
  layoutShifts,
  roomShifts,
} from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import {
  adEvents,
  arrivedCalls,
  eventsOf,
  ownProblems,
  pageViews,
} from '../../support/companion/visit';
import { startReact } from '../../support/start';
import { siteUrl } from '../../support/site';

const PAGE = 'core/introduction/base-concepts/';
/** Whether the starter's guess knows it, so that its page has no room from the start. */
const BOTS = [
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0.0.0 Safari/537.36', true],
  ['Wget/1.25.0', false],
] as const;

test.beforeEach(({ network }) => network.set(QUICK_NETWORK));

for (const [userAgent, known] of BOTS) {
  test(`it gives a bot an empty span, no room and no event, and asks no network: ${userAgent}`, async ({
    network,
    visit,
  }) => {
    const { page, record } = await visit({ ads: QUICK_ADS }, { userAgent });
    await page.goto(siteUrl(PAGE));
    const block = blockOf(page);
    await expect(block.locator('> *')).toBeAttached();
    await companionRests(page);
    const isEmpty = async (): Promise<void> => {
      expect(await block.innerHTML()).toBe('<span></span>');
      expect(await blockHeight(page)).toBe(0);
      await expect(block).toBeHidden();
    };
    await isEmpty();
    if (known) {
      expect(await roomShifts(page)).toEqual([]);
    }
    await startReact(page);
    await isEmpty();
    expect(record.problems).toEqual([]);
    expect(await adEvents(page, network)).toEqual([]);
    const asked = new Set(network.requests().map(({ resource }) => resource));
    expect([...asked].sort()).toEqual(['collect', 'gtag']);
  });
}

test('it shows the appeal to a reader with a blocker who was drawn for it, on every page of the visit', async ({
  network,
  visit,
}) => {
  network.set({ script: 'refuse' });
  const { page } = await visit({ ads: { ...QUICK_ADS, appealShare: 1 } });
  for (const path of [PAGE, 'core/introduction/']) {
    await page.goto(siteUrl(path));
    await adSettles(page);
    const { shown, text, links } = await blockContent(page);
    expect({ shown, links }).toEqual({ shown: 'appeal', links: [] });
    expect(text).toMatch(/free.*ad/s);
  }
  expect(await adEvents(page, network)).toEqual(
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

test("it keeps the site's own ad and its picture off the lists of blockers", async ({
  network,
  visit,
}) => {
  network.set({ script: 'refuse' });
  const { page } = await visit({ ads: QUICK_ADS });
  await hideByList(page, LISTED_NAMES);
  await page.route(/\/(?:ads?|banners?|sponsors?)\//, (route) => route.abort());
  await page.goto(siteUrl(PAGE));
  await adSettles(page);
  expect((await blockContent(page)).shown).toBe('house');
  const image = blockOf(page).locator('img:visible');
  await image.evaluate((img: HTMLImageElement) => img.decode());
  expect(await blockHeight(page)).toBe(ROOM_PX);
  expect(await layoutShifts(page)).toEqual([]);
});

test("it closes the room where a blocker hides the site's own ad as well", async ({
  network,
  visit,
}) => {
  network.set({ script: 'refuse' });
  const { page } = await visit({ ads: QUICK_ADS });
  await hideByList(page, 'a[href*="utm_"]');
  await page.goto(siteUrl(PAGE));
  await adSettles(page);
  await expect(blockOf(page)).toBeHidden();
  expect(await blockHeight(page)).toBe(0);
});

for (const honoured of [true, false]) {
  test(`it ${honoured ? 'asks neither network nor analytics' : 'may be configured to ask the network'} under Global Privacy Control`, async ({
    network,
    visit,
  }) => {
    const { page, record } = await visit({
      ads: QUICK_ADS,
      honourGlobalPrivacyControl: honoured,
    });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    await page.goto(siteUrl(PAGE));
    await companionStarts(page);
    await startReact(page);
    await companionRests(page);
    const { shown, text } = await blockContent(page);
    expect(shown).toBe(honoured ? 'house' : 'network');
    if (honoured) {
      expect(text).toContain(HOUSE_LABEL);
      expect(network.requests()).toEqual([]);
      expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
        'undefined',
        'undefined',
      ]);
    }
    expect(record.problems).toEqual([]);
  });
}

test("it empties the block after a crash, reports it, and disturbs nobody else's work", async ({
  network,
  visit,
}) => {
  const { page, record } = await visit({ ads: QUICK_ADS });
  await page.addInitScript(() => {
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
  await page.goto(siteUrl(PAGE));
  await expect.poll(() => adEvents(page, network)).toHaveLength(1);
  await startReact(page);
  await companionRests(page);
  await record.quiet();
  expect(await blockContent(page)).toMatchObject({
    shown: 'nothing',
    networkElements: 0,
    networkScripts: 0,
  });
  expect(await blockOf(page).innerHTML()).toBe('');
  expect(await blockHeight(page)).toBe(ROOM_PX);
  expect(await layoutShifts(page)).toEqual([]);
  const calls = await arrivedCalls(page, network);
  expect(eventsOf(calls, 'ad')).toEqual([{ eventAction: 'crash', eventLabel: 'null' }]);
  expect(eventsOf(calls, 'page_view')).toHaveLength(1);
  expect(record.problems).toEqual([]);
});

test('it marks an ad of the script as one', async ({ visit }) => {
  const { page } = await visit({ ads: QUICK_ADS });
  await page.goto(siteUrl(PAGE));
  const ad = page.locator('#carbonads');
  await expect(ad).toBeVisible();
  const readLabel = (): Promise<string> =>
    page
      .locator('.companion-network')
      .evaluate((slot) => getComputedStyle(slot, '::before').content);
  expect(await readLabel()).toBe(`"${NETWORK_LABEL}"`);
  // An element without the markup that the network usually sends.
  await ad.evaluate((element) => {
    element.outerHTML = '<div class="carbonads"><a href="https://ads.test/">Ad text</a></div>';
  });
  expect(await readLabel()).toBe(`"${NETWORK_LABEL}"`);
  await expect(page.getByRole('complementary', { name: 'Sponsored' })).toHaveCount(1);
});

test('it fills the block if the companion comes after React', async ({ network, visit }) => {
  const opened = await visit({ ads: QUICK_ADS });
  const { page } = opened;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/companion/companion-*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(siteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await startReact(page);
  expect((await blockContent(page)).shown).toBe('nothing');
  letGo();
  await adSettles(page);
  expect((await blockContent(page)).shown).toBe('network');
  expect(await layoutShifts(page)).toEqual([]);
  expect(ownProblems(opened, network)).toEqual([]);
});

test('it waits for the block if the companion comes before it', async ({
  front,
  network,
  visit,
}) => {
  const { page } = await visit({ ads: QUICK_ADS });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  front.hold = { mark: '<aside', until: held };
  await page.goto(front.url(PAGE), { waitUntil: 'commit' });
  await pageViews(page, network, 1);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  letGo();
  await adSettles(page);
  expect((await blockContent(page)).shown).toBe('network');
});

test('it assumes a blocker after 7 looks, half a second apart, and looks 30 times', async ({
  network,
  visit,
}) => {
  network.set({ script: 'empty' });
  const { page } = await visit();
  await page.clock.install();
  await page.addInitScript(() => {
    const start = window.setTimeout;
    // Whether the site's own ad was there at the pause after each look; none follows the last.
    const pauses: boolean[] = [];
    window.setTimeout = ((run: TimerHandler, delay?: number, ...values: unknown[]) => {
      if (delay === 500) {
        pauses.push(document.querySelector('.companion-own .companion-card') !== null);
      }
      return start(run, delay, ...values);
    }) as typeof window.setTimeout;
    Object.assign(window, { pauses });
  });
  await page.goto(siteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await companionStarts(page);
  await page.clock.runFor(60_000);
  const pauses = await page.evaluate(() => (window as unknown as { pauses: boolean[] }).pauses);
  expect(pauses.indexOf(true) + 1).toBe(7);
  expect(pauses).toHaveLength(29);
  expect(await adEvents(page, network)).toHaveLength(1);
});
