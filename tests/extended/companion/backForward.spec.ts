/** Back to a page that the browser has kept whole: its ad is there, and is not counted again. */
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent } from '../../support/companion/block';
import { networkOptions } from '../../support/companion/options';
import { adSettles, watchCompanion } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { bundleVariant } from '../../support/companion/variant';
import { eventsOf } from '../../support/companion/visit';
import { watchCache } from '../../support/pageCache';

const FIRST = 'core/introduction/base-concepts/';
const SECOND = 'core/introduction/tutorial/';

for (const [shape, resource] of [
  ['image', 'script'],
  ['inline', 'feed'],
] as const) {
  test(`it shows the ad of a page that the browser kept, and counts it once: ${shape}`, async ({
    cachingPage: page,
    front,
    network,
  }) => {
    network.set(QUICK_NETWORK);
    front.variant = await bundleVariant(
      networkOptions(network, { ads: { ...QUICK_ADS, inlineShare: shape === 'inline' ? 1 : 0 } }),
    );
    /** Counts the displayed ads and the ad requests. */
    const counts = (): number[] => [
      eventsOf(
        network.events().map(({ call }) => call),
        'ad',
      ).length,
      network.requests().filter((request) => request.resource === resource).length,
    ];
    const hasCache = await watchCache(page);
    await watchCompanion(page);
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto(front.url(FIRST));
    await adSettles(page);
    await expect.poll(counts).toEqual([1, 1]);
    await page.goto(front.url(SECOND));
    await adSettles(page);
    await expect.poll(counts).toEqual([2, 2]);

    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(front.url(FIRST));
    const persisted = (): Promise<boolean | undefined> =>
      page.evaluate(() => (window as { persisted?: boolean }).persisted);
    await expect.poll(persisted).toBe(hasCache());
    // A second request for an ad would be pending now.
    await adSettles(page);
    expect((await blockContent(page)).shown).toBe('network');
    // Without a cache, as in a headless shell, the page is a new one.
    const count = hasCache() ? 2 : 3;
    await expect.poll(counts).toEqual([count, count]);
  });
}
