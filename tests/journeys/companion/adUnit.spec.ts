/** Tests the ad unit for bots, for readers with an ad blocker or a privacy signal, and after a crash. */
import type { Page } from '@playwright/test';
import { HOUSE_LABEL, NETWORK_LABEL } from '../../../plugins/site-companion/ads/sponsored';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import {
  getAdUnitContent,
  getAdUnitHeight,
  findAdUnit,
  AD_UNIT_HEIGHT_PX,
} from '../../support/companion/adUnit';
import {
  waitForStableAd,
  waitForIdleCompanion,
  waitForAdUnit,
  getLayoutShifts,
} from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import {
  getAdEvents,
  getReceivedCalls,
  findEvents,
  navigateWithinSite,
} from '../../support/companion/visit';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const NEXT_PAGE = 'core/introduction/tutorial/';

test.beforeEach(({ network }) => network.set(QUICK_NETWORK));

// The inline script recognizes only the first bot, so only its page never reserves space.
for (const [userAgent, isKnown] of [
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Wget/1.25.0', false],
] as const) {
  test(`it renders only an empty span for a bot, and neither requests an ad nor reports an ad event: ${userAgent}`, async ({
    network,
    visit,
  }) => {
    const { page, record } = await visit({ ads: QUICK_ADS }, { userAgent });
    await page.goto(getSiteUrl(PAGE));
    const block = findAdUnit(page);
    await expect(block.locator('> *')).toBeAttached();
    await waitForIdleCompanion(page);
    const expectEmpty = async (): Promise<void> => {
      expect(await block.innerHTML()).toBe('<span></span>');
      expect(await getAdUnitHeight(page)).toBe(0);
      await expect(block).toBeHidden();
    };
    await expectEmpty();
    if (isKnown) {
      expect(await getLayoutShifts(page)).toEqual([]);
    }
    await startReact(page);
    await expectEmpty();
    expect(record.problems).toEqual([]);
    expect(await getAdEvents(page, network)).toEqual([]);
    const requested = new Set(network.requests().map(({ resource }) => resource));
    expect([...requested].sort()).toEqual(['collect', 'gtag']);
  });
}

/** Expects that the visible page keeps the space for an ad, and that the next pages have none. */
async function expectNoAds(page: Page): Promise<void> {
  expect(await getAdUnitHeight(page)).toBe(AD_UNIT_HEIGHT_PX);
  await startReact(page);
  await navigateWithinSite(page, NEXT_PAGE);
  await expect(findAdUnit(page)).toBeHidden();
  expect(await getLayoutShifts(page)).toEqual([]);
  await page.goto(getSiteUrl(PAGE));
  await waitForIdleCompanion(page);
  await expect(findAdUnit(page)).toBeHidden();
  expect(await getLayoutShifts(page)).toEqual([]);
}

/** Matches elements that ad blockers hide because of their class, id, label, or data attribute. */
const BLOCKED_ELEMENTS =
  '[class^="ad-"],[class*=" ad-"],[id^="ad-"],[data-ad-block],[data-ad],[aria-label="Sponsored"],' +
  '[class*="sponsor"],[class*="banner"]';

/** Hides elements as an ad blocker does: before the page loads, and despite the page's content security policy. */
async function hideElements(page: Page, selector: string): Promise<void> {
  await page.addInitScript((hidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden}{display:none!important}`);
    document.adoptedStyleSheets = [sheet];
  }, selector);
}

test('it shows a house ad with its picture to readers with an ad blocker', async ({
  network,
  visit,
}) => {
  network.set({ script: 'refuse' });
  const { page } = await visit({ ads: QUICK_ADS });
  await hideElements(page, BLOCKED_ELEMENTS);
  await page.route(/\/(?:ads?|banners?|sponsors?)\//, (route) => route.abort());
  await page.goto(getSiteUrl(PAGE));
  await waitForStableAd(page);
  expect((await getAdUnitContent(page)).shown).toBe('house');
  const image = findAdUnit(page).locator('img:visible');
  await image.evaluate((img: HTMLImageElement) => img.decode());
  expect(await getAdUnitHeight(page)).toBe(AD_UNIT_HEIGHT_PX);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('it keeps the space of an ad unit that an ad blocker hides completely until the next page', async ({
  network,
  visit,
}) => {
  network.set({ script: 'refuse' });
  const { page } = await visit({ ads: QUICK_ADS });
  await hideElements(page, 'a[href*="utm_"]');
  await page.goto(getSiteUrl(PAGE));
  await waitForStableAd(page);
  await expectNoAds(page);
});

test('it requests neither ads nor analytics if Global Privacy Control is on', async ({
  network,
  visit,
}) => {
  const { page, record } = await visit({ ads: QUICK_ADS });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto(getSiteUrl(PAGE));
  await waitForAdUnit(page);
  await startReact(page);
  await waitForIdleCompanion(page);
  const { shown, text } = await getAdUnitContent(page);
  expect(shown).toBe('house');
  expect(text).toContain(HOUSE_LABEL);
  expect(network.requests()).toEqual([]);
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(record.problems).toEqual([]);
});

/** Makes the ad code throw. */
function sabotageAds(): void {
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
}

test('it empties the ad unit and reports the error if the ad code throws, and reserves no space on the next pages', async ({
  network,
  visit,
}) => {
  const { page, record } = await visit({ ads: QUICK_ADS });
  await page.addInitScript(sabotageAds);
  await page.goto(getSiteUrl(PAGE));
  await expect.poll(() => getAdEvents(page, network)).toHaveLength(1);
  await waitForIdleCompanion(page);
  await record.quiet();
  expect(await getAdUnitContent(page)).toMatchObject({
    shown: 'nothing',
    networkElements: 0,
    networkScripts: 0,
  });
  expect(await findAdUnit(page).innerHTML()).toBe('');
  await expectNoAds(page);
  const calls = await getReceivedCalls(page, network);
  expect(findEvents(calls, 'ad')).toEqual([{ eventAction: 'crash', eventLabel: 'null' }]);
  expect(findEvents(calls, 'page_view')).toHaveLength(3);
  expect(record.problems).toEqual([]);
});

test('it removes the space of an ad unit that crashes below the first screen', async ({
  network,
  visit,
}) => {
  const { page } = await visit({ ads: QUICK_ADS }, { viewport: { width: 375, height: 200 } });
  await page.addInitScript(sabotageAds);
  await page.goto(getSiteUrl(PAGE));
  await expect.poll(() => getAdEvents(page, network)).toHaveLength(1);
  expect(await getAdUnitHeight(page)).toBe(0);
  expect(await getLayoutShifts(page)).toEqual([]);
});

const LOOKS = [
  ['a house ad', 'image', { script: 'empty' }, /Get started · by MUI$/],
  ['a house ad', 'inline', { script: 'empty', feed: 'empty' }, /^Get started\s/],
  ['the ad of the script', 'image', { script: 'serve' }, /^An ad by the script/],
  ['the ad of the script', 'inline', { script: 'serve', feed: 'error' }, /^An ad by the script/],
  ['the ad of the feed', 'inline', { feed: 'serve' }, /^Ad Fake Network · An advertisement/],
] as const;

for (const [name, shape, behaviors, text] of LOOKS) {
  test(`it shows ${name} in the ${shape} shape at every width`, async ({ network, visit }) => {
    network.set(behaviors);
    const { page } = await visit({
      ads: { ...QUICK_ADS, inlineShare: shape === 'inline' ? 1 : 0 },
    });
    await page.goto(getSiteUrl(PAGE));
    await waitForStableAd(page);
    const card = findAdUnit(page).locator(':is(.companion-card, #carbonads):visible');
    for (const [width, height] of [
      [320, 142],
      [599, 142],
      [600, 126],
      [1199, 126],
      [1200, 252],
      [1920, 252],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const content = await getAdUnitContent(page);
      expect(content.pictures).toEqual(shape === 'image' ? ['130 × 100'] : []);
      expect(content.text.trim()).toMatch(text);
      expect(await getAdUnitHeight(page)).toBe(height);
      expect(await card.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(height);
    }
    // Pseudo-elements label the network's own markup.
    const label = await page.evaluate(
      () =>
        getComputedStyle(document.querySelector('.carbon-text') ?? document.body, '::before')
          .content,
    );
    expect(label).toBe(
      name.includes('script') && shape === 'inline' ? `"${NETWORK_LABEL}"` : 'none',
    );
  });
}
