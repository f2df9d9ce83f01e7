/** Tests the size of the ad unit on phones. */
import type { Page } from '@playwright/test';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { getAdUnitContent, getAdUnitHeight, findAdUnit } from '../../support/companion/adUnit';
import { waitForStableAd, getLayoutShifts } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { getAdEvents, navigateWithinSite } from '../../support/companion/visit';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const FIRST_PAGE = 'core/introduction/base-concepts/';
const SECOND_PAGE = 'core/introduction/tutorial/';

async function expectToFit(page: Page, shown: 'house' | 'network' | 'appeal'): Promise<void> {
  await waitForStableAd(page);
  expect((await getAdUnitContent(page)).shown).toBe(shown);
  expect(await getAdUnitHeight(page)).toBe(142);
  expect(await getLayoutShifts(page)).toEqual([]);
  const block = findAdUnit(page);
  for (const image of await block.locator('img:visible').all()) {
    expect(await image.boundingBox()).toMatchObject({ width: 130, height: 100 });
  }
  const isTooWide = await block.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isTooWide).toBe(false);
}

test('it fits each house ad and an oversized network ad into the ad unit on a phone', async ({
  network,
  visit,
}) => {
  network.set({ ...QUICK_NETWORK, script: 'error' });
  const { page } = await visit({ ads: QUICK_ADS }, { viewport: { width: 320, height: 700 } });
  await page.addInitScript((count) => {
    Object.assign(window, { sample: 0 });
    Math.random = () => ((window as unknown as { sample: number }).sample + 0.5) / count;
  }, HOUSE_ADS.length);
  await page.goto(getSiteUrl(FIRST_PAGE));
  await waitForStableAd(page);
  await startReact(page);
  for (const [index, { name, link }] of HOUSE_ADS.entries()) {
    await test.step(name, async () => {
      await page.evaluate((sample) => Object.assign(window, { sample }), index);
      await navigateWithinSite(page, index % 2 ? FIRST_PAGE : SECOND_PAGE);
      await expectToFit(page, 'house');
      expect((await getAdUnitContent(page)).links).toContainEqual(
        expect.objectContaining({ href: link }),
      );
    });
  }
  network.set({ script: 'hostile' });
  await navigateWithinSite(page, SECOND_PAGE);
  await expectToFit(page, 'network');
});

test('it fits the appeal into the ad unit on a phone, and shows it on every page of the visit', async ({
  network,
  visit,
}) => {
  network.set({ ...QUICK_NETWORK, script: 'refuse' });
  const { page } = await visit(
    { ads: { ...QUICK_ADS, appealShare: 1 } },
    { viewport: { width: 320, height: 700 } },
  );
  for (const path of [FIRST_PAGE, SECOND_PAGE]) {
    await page.goto(getSiteUrl(path));
    await expectToFit(page, 'appeal');
    const { text, links } = await getAdUnitContent(page);
    expect(links).toEqual([]);
    expect(text).toMatch(/free.*ad/s);
  }
  expect(await getAdEvents(page, network)).toEqual(
    Array(2).fill({ eventAction: 'display', eventLabel: 'in-house-adblock-body-top-image' }),
  );
});
