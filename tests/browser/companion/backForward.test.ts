/** Back to a page that the browser has kept whole: its ad is there, and is not counted again. */
import { chromium } from 'playwright-core';
import flags from '../../../scripts/lib/chromiumFlags.json';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent } from '../../support/companion/block';
import { startFront } from '../../support/companion/front';
import { watchCompanion, companionRests, companionStarts } from '../../support/companion/probes';
import { until } from '../../support/companion/until';
import { bundleVariant } from '../../support/companion/variant';
import { eventsOf, networkOptions, READER, setUpNetwork } from '../../support/companion/visit';
import { findChromium } from '../../support/findBrowser';

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
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
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
    await page.waitForFunction(() => (window as { persisted?: boolean }).persisted);
    expect(new URL(page.url()).pathname).toContain(FIRST);
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
    expect((await blockContent(page)).shown).toBe('network');
    expect([displays(), asked()]).toEqual([2, 2]);
  } finally {
    await browser.close();
    await front.close();
  }
});
