/** Tests the ad unit when the companion, React, or the network loads early or late. */
import { NETWORK_LABEL } from '../../../plugins/site-companion/ads/sponsored';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { getAdUnitContent } from '../../support/companion/adUnit';
import { waitForStableAd, waitForAdUnit, getLayoutShifts } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { getAdEvents, getOwnProblems, getPageViews } from '../../support/companion/visit';
import { pauseRequests } from '../../support/pauseRequests';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';

test.beforeEach(({ network }) => network.set(QUICK_NETWORK));

test('it fills the ad unit and labels the ad if the companion loads after React', async ({
  network,
  visit,
}) => {
  const opened = await visit({ ads: QUICK_ADS });
  const { page } = opened;
  const { resume } = await pauseRequests(page, '**/companion/companion-*');
  await page.goto(getSiteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await startReact(page);
  expect((await getAdUnitContent(page)).shown).toBe('nothing');
  resume();
  await waitForStableAd(page);
  expect((await getAdUnitContent(page)).shown).toBe('network');
  expect(await getLayoutShifts(page)).toEqual([]);
  expect(getOwnProblems(opened, network)).toEqual([]);

  const readLabel = (): Promise<string> =>
    page
      .locator('.companion-network')
      .evaluate((slot) => getComputedStyle(slot, '::before').content);
  expect(await readLabel()).toBe(`"${NETWORK_LABEL}"`);
  // The label must not depend on the markup that the network usually sends.
  await page.locator('#carbonads').evaluate((element) => {
    element.outerHTML = '<div class="carbonads"><a href="https://ads.test/">Ad text</a></div>';
  });
  expect(await readLabel()).toBe(`"${NETWORK_LABEL}"`);
  await expect(page.getByRole('complementary', { name: 'Sponsored' })).toHaveCount(1);
});

test('it fills the ad unit if the companion loads before the ad unit is parsed', async ({
  siteProxy,
  network,
  visit,
}) => {
  const { page } = await visit({ ads: QUICK_ADS });
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  siteProxy.hold = { mark: '<aside', until };
  await page.goto(siteProxy.url(PAGE), { waitUntil: 'commit' });
  await getPageViews(page, network, 1);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  release();
  await waitForStableAd(page);
  expect((await getAdUnitContent(page)).shown).toBe('network');
});

test('it shows a house ad after 7 polls without an ad, and stops after 30 polls', async ({
  network,
  visit,
}) => {
  network.set({ script: 'empty' });
  const { page } = await visit();
  await page.clock.install();
  await page.addInitScript(() => {
    const start = window.setTimeout;
    // Records after each poll, except for the last one, whether the house ad is shown.
    const pauses: boolean[] = [];
    window.setTimeout = ((run: TimerHandler, delay?: number, ...values: unknown[]) => {
      if (delay === 500) {
        pauses.push(document.querySelector('.companion-own .companion-card') !== null);
      }
      return start(run, delay, ...values);
    }) as typeof window.setTimeout;
    Object.assign(window, { pauses });
  });
  await page.goto(getSiteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await waitForAdUnit(page);
  await page.clock.runFor(60_000);
  const pauses = await page.evaluate(() => (window as unknown as { pauses: boolean[] }).pauses);
  expect(pauses.indexOf(true) + 1).toBe(7);
  expect(pauses).toHaveLength(29);
  expect(await getAdEvents(page, network)).toHaveLength(1);
});
