/** Tests the ad on a page that is restored from the back/forward cache. */
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { getAdUnitContent } from '../../support/companion/adUnit';
import { waitForStableAd, watchCompanion } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { bundleVariant, createCompanionOptions } from '../../support/companion/variant';
import { findEvents } from '../../support/companion/visit';
import { watchCache } from '../../support/pageCache';

const FIRST_PAGE = 'core/introduction/base-concepts/';
const SECOND_PAGE = 'core/introduction/tutorial/';

test('it keeps the ad of a page that is restored from the back/forward cache, and doesn’t count it again', async ({
  cachingPage: page,
  siteProxy,
  network,
}) => {
  network.set(QUICK_NETWORK);
  siteProxy.variant = await bundleVariant(createCompanionOptions(network, { ads: QUICK_ADS }));
  /** Returns the number of displayed ads and the number of ad requests. */
  const getCounts = (): number[] => {
    const calls = network.events().map(({ call }) => call);
    const requests = network.requests().filter(({ resource }) => resource === 'script');
    return [findEvents(calls, 'ad').length, requests.length];
  };
  const hasCache = await watchCache(page);
  await watchCompanion(page);
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.goto(siteProxy.url(FIRST_PAGE));
  await waitForStableAd(page);
  await expect.poll(getCounts).toEqual([1, 1]);
  await page.goto(siteProxy.url(SECOND_PAGE));
  await waitForStableAd(page);
  await expect.poll(getCounts).toEqual([2, 2]);

  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(siteProxy.url(FIRST_PAGE));
  const isPersisted = (): Promise<boolean | undefined> =>
    page.evaluate(() => (window as { persisted?: boolean }).persisted);
  await expect.poll(isPersisted).toBe(hasCache());
  // At this point, a second request for an ad would be pending.
  await waitForStableAd(page);
  expect((await getAdUnitContent(page)).shown).toBe('network');
  // A headless shell has no back/forward cache, so the page loads again.
  const count = hasCache() ? 2 : 3;
  await expect.poll(getCounts).toEqual([count, count]);
});
