/** Back to a page that the browser has kept whole: its ad is there, and is not counted again. */
import { startChromium } from '../../../scripts/lib/chromium';
import { until } from '../../../scripts/lib/until.mjs';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent } from '../../support/companion/block';
import { startFront } from '../../support/companion/front';
import { watchCompanion, companionRests, companionStarts } from '../../support/companion/probes';
import { bundleVariant } from '../../support/companion/variant';
import { eventsOf, networkOptions, READER, setUpNetwork } from '../../support/companion/visit';
import { watchCache } from '../../support/pageCache';

const FIRST = 'core/introduction/base-concepts/';
const SECOND = 'core/introduction/tutorial/';

/** A moment in which a second ad would have been displayed. */
const MOMENT_MS = 3 * QUICK_ADS.displayDelayMs;

jest.setTimeout(60_000);
const network = setUpNetwork();

test.each([
  ['image', 'script'],
  ['inline', 'feed'],
] as const)('%s', async (shape, resource) => {
  const fake = network();
  fake.set(QUICK_NETWORK);
  const front = await startFront();
  front.variant = await bundleVariant(
    networkOptions(fake, { ads: { ...QUICK_ADS, inlineShare: shape === 'inline' ? 1 : 0 } }),
  );
  const browser = await startChromium({
    whole: true,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const displays = (): number =>
    eventsOf(
      fake.events().map(({ call }) => call),
      'ad',
    ).length;
  const asked = (): number =>
    fake.requests().filter((request) => request.resource === resource).length;
  try {
    const page = await browser.newPage({ userAgent: READER });
    const hasCache = await watchCache(page);
    await watchCompanion(page);
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    for (const [path, count] of [
      [FIRST, 1],
      [SECOND, 2],
    ] as const) {
      await page.goto(front.url(path), { waitUntil: 'load' });
      await companionStarts(page);
      await companionRests(page);
      await until(displays, (seen) => seen === count);
    }
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => 'persisted' in window);
    const persisted = await page.evaluate(() => (window as { persisted?: boolean }).persisted);
    expect(persisted).toBe(hasCache());
    expect(new URL(page.url()).pathname).toContain(FIRST);
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
    // Without a cache, as in a headless shell, the page is a new one.
    const count = persisted ? 2 : 3;
    await until(displays, (seen) => seen >= count);
    expect((await blockContent(page)).shown).toBe('network');
    expect([displays(), asked()]).toEqual([count, count]);
  } finally {
    await browser.close();
    await front.close();
  }
});
