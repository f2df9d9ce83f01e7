/** Tests the ad on a page that is restored from the back/forward cache. */
import { expectAd, findNetworkAds, passPolling } from '../../support/companion/adUnit';
import { createCompanionOptions, serveVariant } from '../../support/companion/test';
import { expect, test, watchCache } from '../../support/pageCache';
import { getSiteUrl } from '../../support/site';

const FIRST_PAGE = 'core/introduction/base-concepts/';
const SECOND_PAGE = 'core/introduction/tutorial/';

test('it keeps the ad of a page that is restored from the back/forward cache, and doesn’t count it again', async ({
  cachingPage: page,
  network,
}) => {
  await network.attach(page.context());
  await serveVariant(page.context(), createCompanionOptions());
  await page.clock.install();
  const hasCache = await watchCache(page);
  /** Expects the number of displayed ads and of ad requests. */
  const expectCount = (count: number): Promise<void> =>
    expect
      .poll(() => [network.getEvents('ad').length, network.count('/carbon.js')])
      .toEqual([count, count]);
  for (const [index, path] of [FIRST_PAGE, SECOND_PAGE].entries()) {
    await page.goto(getSiteUrl(path));
    await expect(findNetworkAds(page)).toBeAttached();
    await passPolling(page);
    await expectCount(index + 1);
  }
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(getSiteUrl(FIRST_PAGE));
  await expectAd(page, 'network');
  await passPolling(page);
  // A headless shell has no back/forward cache, so the page loads again.
  await expectCount(hasCache() ? 2 : 3);
});
