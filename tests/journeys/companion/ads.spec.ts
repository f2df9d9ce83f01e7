/** Tests the ad unit with its real intervals, which Playwright's clock lets pass. */
import type { Page } from '@playwright/test';
import { HOUSE_LABEL, NETWORK_LABEL } from '../../../plugins/site-companion/ads/sponsored';
import {
  AD_UNIT_HEIGHT_PX,
  excludeNetworkFailures,
  expectAd,
  findAdUnit,
  findNetworkAds,
  getShownAd,
  passPolling,
} from '../../support/companion/adUnit';
import { expect, test } from '../../support/companion/test';
import { navigateWithinSite } from '../../support/navigateWithinSite';
import { pauseRequests } from '../../support/pauseRequests';
import { getLayoutShift, MAX_FONT_SHIFT, watchPage } from '../../support/probes';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const NEXT_PAGE = 'core/introduction/tutorial/';

const expectNoShift = async (page: Page): Promise<void> =>
  expect(await getLayoutShift(page)).toBeLessThan(MAX_FONT_SHIFT);

test('it fills the ad unit and labels the ad if the companion loads after React', async ({
  visit,
}) => {
  const { page, record } = await visit();
  await page.clock.install();
  await watchPage(page);
  const { resume } = await pauseRequests(page, '**/companion/companion-*');
  await page.goto(getSiteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await startReact(page);
  expect(await getShownAd(page)).toBe('nothing');
  resume();
  await expectAd(page, 'network');
  await passPolling(page);
  await expectNoShift(page);
  expect(excludeNetworkFailures(record.problems)).toEqual([]);

  const readLabel = (): Promise<string> =>
    page
      .locator('.companion-network')
      .evaluate((slot) => getComputedStyle(slot, '::before').content);
  expect(await readLabel()).toBe(`"${NETWORK_LABEL}"`);
  // The label must not depend on the markup that the network usually sends.
  await findNetworkAds(page).evaluate((element) => {
    element.outerHTML = '<div class="carbonads"><a href="https://ads.test/">Ad text</a></div>';
  });
  expect(await readLabel()).toBe(`"${NETWORK_LABEL}"`);
  await expect(page.getByRole('complementary', { name: 'Sponsored' })).toHaveCount(1);
});

// The inline script recognizes only the first bot, so only its page never reserves space.
for (const [userAgent, isKnown] of [
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Wget/1.25.0', false],
] as const) {
  test(`it renders only an empty span for a bot, and neither requests an ad nor reports an ad event: ${userAgent}`, async ({
    network,
    visit,
  }) => {
    const { page, record } = await visit({}, { userAgent });
    await page.clock.install();
    await watchPage(page);
    await page.goto(getSiteUrl(PAGE));
    const expectEmpty = async (): Promise<void> => {
      await expect.poll(() => findAdUnit(page).innerHTML()).toBe('<span></span>');
      await expect(findAdUnit(page)).toBeHidden();
    };
    await expectEmpty();
    if (isKnown) {
      await expectNoShift(page);
    }
    await startReact(page);
    await passPolling(page);
    await expectEmpty();
    expect(record.problems).toEqual([]);
    expect(network.getEvents('ad')).toEqual([]);
    expect(network.requests).toEqual(['/gtag.js']);
  });
}

/** Expects that the visible page keeps the space for an ad, and that the next pages have none. */
async function expectNoAds(page: Page): Promise<void> {
  await expect(findAdUnit(page)).toHaveJSProperty('offsetHeight', AD_UNIT_HEIGHT_PX);
  await startReact(page);
  await navigateWithinSite(page, NEXT_PAGE);
  // The page view is sent after the title has changed, by timers of the clock that the test controls.
  await page.clock.runFor(1000);
  await expect(findAdUnit(page)).toBeHidden();
  await expectNoShift(page);
  await page.goto(getSiteUrl(PAGE));
  await passPolling(page);
  await expect(findAdUnit(page)).toBeHidden();
  await expectNoShift(page);
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
  const { page } = await visit();
  await page.clock.install();
  await watchPage(page);
  await hideElements(page, BLOCKED_ELEMENTS);
  await page.route(/\/(?:ads?|banners?|sponsors?)\//, (route) => route.abort());
  await page.goto(getSiteUrl(PAGE));
  await passPolling(page);
  await expectAd(page, 'house');
  await findAdUnit(page)
    .locator('img:visible')
    .evaluate((img: HTMLImageElement) => img.decode());
  await expectNoShift(page);
});

test('it keeps the space of an ad unit that an ad blocker hides completely until the next page', async ({
  network,
  visit,
}) => {
  network.set({ script: 'refuse' });
  const { page } = await visit();
  await page.clock.install();
  await watchPage(page);
  await hideElements(page, 'a[href*="utm_"]');
  await page.goto(getSiteUrl(PAGE));
  await passPolling(page);
  await expectNoAds(page);
});

test('it requests neither ads nor analytics if Global Privacy Control is on', async ({
  network,
  visit,
}) => {
  const { page, record } = await visit();
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto(getSiteUrl(PAGE));
  await expectAd(page, 'house');
  await startReact(page);
  await passPolling(page);
  await expectAd(page, 'house');
  await expect(findAdUnit(page)).toContainText(HOUSE_LABEL);
  expect(network.requests).toEqual([]);
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

const CRASH = { eventAction: 'crash', eventLabel: 'null' };

test('it empties the ad unit and reports the error if the ad code throws, and reserves no space on the next pages', async ({
  network,
  visit,
}) => {
  const { page, record } = await visit();
  await page.clock.install();
  await watchPage(page);
  await page.addInitScript(sabotageAds);
  await page.goto(getSiteUrl(PAGE));
  await expect.poll(() => network.getEvents('ad')).toEqual([CRASH]);
  await passPolling(page);
  expect(await findAdUnit(page).innerHTML()).toBe('');
  await expectNoAds(page);
  expect(network.getEvents('ad')).toEqual([CRASH]);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return network.getEvents('page_view');
    })
    .toHaveLength(3);
  expect(record.problems).toEqual([]);
});

test('it removes the space of an ad unit that crashes below the first screen', async ({
  network,
  visit,
}) => {
  const { page } = await visit({}, { viewport: { width: 375, height: 200 } });
  await watchPage(page);
  await page.addInitScript(sabotageAds);
  await page.goto(getSiteUrl(PAGE));
  await expect.poll(() => network.getEvents('ad')).toEqual([CRASH]);
  await expect(findAdUnit(page)).toHaveJSProperty('offsetHeight', 0);
  await expectNoShift(page);
});
