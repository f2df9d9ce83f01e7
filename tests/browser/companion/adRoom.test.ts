/** The room of an ad on phones: whatever comes, it fits and shifts nothing. */
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

test.each([
  [320, 'house'],
  [375, 'house'],
  [320, 'appeal'],
  [375, 'network'],
  [320, 'network'],
] as const)('at a width of %d px the %s fits into its room', async (width, shown) => {
  network().set({ ...QUICK_NETWORK, script: shown === 'network' ? 'hostile' : 'error' });
  const options = networkOptions(network(), {
    ads: { ...QUICK_ADS, appealShare: shown === 'appeal' ? 1 : 0 },
  });
  const test = await visitor(open, network(), options, { viewport: { width, height: 700 } });
  await test.page.goto(siteUrl(PAGE));
  await companionStarts(test.page);
  await companionRests(test.page);
  expect((await blockContent(test.page)).shown).toBe(shown);
  expect(await blockHeight(test.page)).toBe(142);
  expect(await layoutShifts(test.page)).toEqual([]);
  const overflows = await test.page
    .locator('[data-ad-block]')
    .evaluate((block) => block.scrollWidth > block.clientWidth);
  expect(overflows).toBe(false);
});
