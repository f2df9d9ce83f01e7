/** The room of an ad on phones: whatever comes, it fits and shifts nothing. */
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';
import { setUpChromium } from '../../support/chromium';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight } from '../../support/companion/block';
import { companionRests, companionStarts, layoutShifts } from '../../support/companion/probes';
import { networkOptions, setUpNetwork, visitor } from '../../support/companion/visit';
import { siteUrl } from '../../support/site';

const PAGE = 'core/introduction/base-concepts/';

jest.setTimeout(60_000);
const open = setUpChromium();
const network = setUpNetwork();

test.each<[width: number, what: string]>([
  ...HOUSE_ADS.flatMap(
    ({ name }) =>
      [
        [320, name],
        [375, name],
      ] as [number, string][],
  ),
  [320, 'appeal'],
  [375, 'network'],
  [320, 'network'],
])('at a width of %d px the %s fits into its room', async (width, what) => {
  const house = HOUSE_ADS.findIndex(({ name }) => name === what);
  const shown = house < 0 ? what : 'house';
  network().set({ ...QUICK_NETWORK, script: shown === 'network' ? 'hostile' : 'error' });
  const options = networkOptions(network(), {
    ads: { ...QUICK_ADS, appealShare: shown === 'appeal' ? 1 : 0 },
  });
  const test = await visitor(open, network(), options, { viewport: { width, height: 700 } });
  const chance = (Math.max(house, 0) + 0.5) / HOUSE_ADS.length;
  await test.page.addInitScript((drawn) => (Math.random = () => drawn), chance);
  await test.page.goto(siteUrl(PAGE));
  await companionStarts(test.page);
  await companionRests(test.page);
  expect((await blockContent(test.page)).shown).toBe(shown);
  expect(await blockHeight(test.page)).toBe(142);
  expect(await layoutShifts(test.page)).toEqual([]);
  for (const image of await test.page.locator('[data-companion-room] img:visible').all()) {
    expect(await image.boundingBox()).toMatchObject({ width: 130, height: 100 });
  }
  const overflows = await test.page
    .locator('[data-companion-room]')
    .evaluate((block) => block.scrollWidth > block.clientWidth);
  expect(overflows).toBe(false);
});
