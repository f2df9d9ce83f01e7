/** An ad whose picture or whose pixels fail: the text stays in its place, and nothing moves. */
import { setUpChromium } from '../../support/chromium';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight } from '../../support/companion/block';
import { companionRests, companionStarts, roomShifts } from '../../support/companion/probes';
import {
  arrivedCalls,
  eventsOf,
  networkOptions,
  ownProblems,
  setUpNetwork,
  visitor,
} from '../../support/companion/visit';
import type { Behaviour, Resource } from '../../fixtures/network';
import { siteUrl } from '../../support/site';

const PAGE = 'core/introduction/base-concepts/';
const DISPLAYED = { eventAction: 'display', eventLabel: 'carbon-body-top-inline' };

jest.setTimeout(60_000);
const open = setUpChromium();
const network = setUpNetwork();

test.each<[Resource, Behaviour]>([
  ['image', 'error'],
  ['image', 'refuse'],
  ['image', 'none'],
  ['image', 'malformed'],
  ['image', 'empty'],
  ['image', 'hang'],
  ['pixel', 'error'],
  ['pixel', 'refuse'],
  ['pixel', 'none'],
  ['pixel', 'hang'],
])('%s: %s', async (resource, behaviour) => {
  network().set({ ...QUICK_NETWORK, [resource]: behaviour });
  const options = networkOptions(network(), { ads: { ...QUICK_ADS, inlineShare: 1 } });
  const test = await visitor(open, network(), options);
  const { page } = test;
  // What the fake network cuts off, Playwright cannot pass on.
  await page.route(/\/(?:image|pixel)\//, async (route) => {
    const url = network().local(route.request().url());
    await route.fetch({ url, timeout: 0 }).then(
      (response) => route.fulfill({ response }),
      () => route.abort().catch(() => undefined),
    );
  });
  await page.goto(siteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await companionStarts(page);
  await companionRests(page);
  const { shown, text } = await blockContent(page);
  expect(shown).toBe('network');
  expect(text).toContain('Fake Network');
  expect(await blockHeight(page)).toBe(126);
  expect(await roomShifts(page)).toEqual([]);
  expect(eventsOf(await arrivedCalls(page, network()), 'ad')).toEqual([DISPLAYED]);
  expect(ownProblems(test, network())).toEqual([]);
});
