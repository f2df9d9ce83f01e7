/** Tests the user properties that analytics receives when one of them changes. */
import { expect, test } from '../../support/companion/test';
import { getSiteUrl } from '../../support/site';

test('it reports a change to the color mode, the system’s color scheme, the code language, or the rounded pixel ratio', async ({
  network,
  visit,
}) => {
  const { page, record } = await visit({ ads: { enabled: false } });
  await page.goto(getSiteUrl('core/introduction/base-concepts/'));
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
