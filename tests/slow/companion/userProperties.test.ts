/** What analytics hears of the reader, and of every change. */
import type { Page } from 'playwright-core';
import { until } from '../../../scripts/lib/until.mjs';
import { setUpChromium, type TestPage } from '../../support/chromium';
import {
  arrivedCalls,
  pageViews,
  setUpNetwork,
  visitorWithoutAds,
} from '../../support/companion/visit';
import { siteUrl } from '../../support/site';

const PAGE = 'core/introduction/base-concepts/';

jest.setTimeout(60_000);
const open = setUpChromium();
const network = setUpNetwork();

const visit = (): Promise<TestPage> => visitorWithoutAds(open, network());

describe('user properties follow', () => {
  test.each<[string, (page: Page) => Promise<unknown>, object]>([
    [
      'the chosen color mode',
      (page) =>
        page.locator('input[name="color-mode"][value="dark"]').evaluate((radio) => {
          (radio as HTMLInputElement).checked = true;
          radio.dispatchEvent(new Event('change', { bubbles: true }));
        }),
      { colorScheme: 'dark' },
    ],
    [
      "the operating system's",
      (page) => page.emulateMedia({ colorScheme: 'dark' }),
      { colorSchemeOS: 'dark' },
    ],
    [
      'the code variant',
      (page) => page.evaluate(() => (document.documentElement.dataset.codeVariant = 'JS')),
      { codeVariant: 'JS' },
    ],
  ])('%s', async (_name, change, properties) => {
    const test = await visit();
    await test.page.goto(siteUrl(PAGE));
    await pageViews(test.page, network(), 1);
    await change(test.page);
    await test.record.quiet();
    const calls = await arrivedCalls(test.page, network());
    expect(calls.slice(4)).toEqual([['set', 'user_properties', properties]]);
  });
});

test('user properties follow the pixel ratio, by whole decimals', async () => {
  const test = await visit();
  const { page } = test;
  await page.goto(siteUrl(PAGE));
  await pageViews(page, network(), 1);
  const cdp = await page.context().newCDPSession(page);
  for (const [deviceScaleFactor, calls] of [
    [1.76, 5],
    [1.77, 5],
    [2, 6],
    [1.25, 7],
  ] as const) {
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      // Zooming changes the size too; without that Chromium's emulation tells nobody.
      width: Math.round(1280 / deviceScaleFactor),
      height: 900,
      mobile: false,
      deviceScaleFactor,
    });
    await page.waitForFunction(
      (ratio) => Math.abs(devicePixelRatio - ratio) < 0.001,
      deviceScaleFactor,
    );
    await until(
      () => network().events().length,
      (count) => count >= calls,
    );
  }
  const calls = await arrivedCalls(page, network());
  expect(calls.slice(4)).toEqual(
    [1.8, 2, 1.3].map((devicePixelRatio) => ['set', 'user_properties', { devicePixelRatio }]),
  );
});
