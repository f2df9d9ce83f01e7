/** Tests changes of user properties, and pages whose Google tag is broken or blocked. */
import type { Page } from '@playwright/test';
import { excludeNetworkFailures, expectAd, passPolling } from '../../support/companion/adUnit';
import { expect, test } from '../../support/companion/test';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';

test('it reports a change to the color mode, the system’s color scheme, the code language, or the rounded pixel ratio', async ({
  network,
  visit,
}) => {
  const { page, record } = await visit({ ads: { enabled: false } });
  await page.goto(getSiteUrl(PAGE));
  await expect.poll(() => network.getEvents('page_view')).toHaveLength(1);
  const expected: unknown[] = [];
  const expectCalls = async (...properties: object[]): Promise<void> => {
    expected.push(...properties.map((changed) => ['set', 'user_properties', changed]));
    await expect.poll(() => network.calls.length).toBeGreaterThanOrEqual(4 + expected.length);
    await record.quiet();
    expect(network.calls.slice(4)).toEqual(expected);
  };

  await page.locator('input[name="color-mode"][value="dark"]').evaluate((radio) => {
    (radio as HTMLInputElement).checked = true;
    radio.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expectCalls({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectCalls({ colorSchemeOS: 'dark' });
  await page.evaluate(() => (document.documentElement.dataset.codeVariant = 'JS'));
  await expectCalls({ codeVariant: 'JS' });

  const cdp = await page.context().newCDPSession(page);
  for (const [deviceScaleFactor, changed] of [
    [1.76, [{ devicePixelRatio: 1.8 }]],
    [1.77, []],
    [1.25, [{ devicePixelRatio: 1.3 }]],
  ] as const) {
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      // The size changes, as it does on zooming, because Chromium's emulation otherwise dispatches no event.
      width: Math.round(1280 / deviceScaleFactor),
      height: 900,
      mobile: false,
      deviceScaleFactor,
    });
    await expect
      .poll(() => page.evaluate(() => devicePixelRatio))
      .toBeCloseTo(deviceScaleFactor, 3);
    await expectCalls(...changed);
  }
});

/** Opens a page, waits for its ad, and clicks, so that the companion reports all types of events. */
async function triggerAllEvents(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(getSiteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await startReact(page);
  await expectAd(page, 'network');
  await passPolling(page);
  await page.locator('h1').evaluate((title) => (title.dataset.gaEventCategory = 'title'));
  await page.locator('h1').click();
}

const getCallNames = (calls: unknown[][]): string[] =>
  calls.map(([command, name]) => [command, name].join(' '));

const EXPECTED_CALLS = ['set user_properties', 'event page_view', 'event ad', 'event title'];

test("it reports everything to the site's own tag, even if the tag throws", async ({ visit }) => {
  const { page, record } = await visit({ analytics: { measurementId: undefined } });
  await page.addInitScript(() => {
    const calls: unknown[][] = [];
    const gtag = (...call: unknown[]): never => {
      calls.push(call);
      throw new Error('The tag is broken.');
    };
    Object.assign(window, { calls, gtag });
  });
  await triggerAllEvents(page);
  const calls = await page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls);
  expect(getCallNames(calls)).toEqual(EXPECTED_CALLS);
  expect(record.problems).toEqual([]);
});

test('it queues calls if the tag’s script is blocked', async ({ network, visit }) => {
  const { page, record } = await visit();
  network.set({ tag: 'refuse' });
  await triggerAllEvents(page);
  const queued = await page.evaluate(() =>
    (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>)),
  );
  expect(getCallNames(queued).slice(2)).toEqual(EXPECTED_CALLS);
  expect(excludeNetworkFailures(record.problems)).toEqual([]);
});
