/** Tests the web vitals that analytics receives. */
import { expect, test } from '../../support/companion/test';
import { startPage } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';

test('it reports each web vital once if the visit is sampled', async ({ network, visit }) => {
  const opened = await visit({ ads: { enabled: false }, analytics: { webVitalsShare: 1 } });
  const { page, record } = opened;
  await startPage(opened, PAGE);
  // Browsers don't measure fast interactions, so this listener makes the click slow.
  const measured = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntries().some((entry) => 'interactionId' in entry && entry.interactionId)) {
            // The web-vitals library handles the entry when the browser is idle, so the promise must resolve later.
            requestIdleCallback(() => resolve(), { timeout: 1500 });
          }
        }).observe({ type: 'event' });
        addEventListener('click', () => {
          const end = performance.now() + 150;
          while (performance.now() < end);
        });
      }),
  );
  await page.locator('h1').click();
  await measured;
  // Simulates a hidden tab, because closing the tab would cancel its last requests.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => network.calls.length).toBeGreaterThanOrEqual(9);
  const vitals = network.calls.filter(
    ([command, name]) => command === 'event' && name !== 'page_view',
  );
  expect(vitals.map(([, name]) => name).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  for (const [, , parameters] of vitals as [string, string, Record<string, unknown>][]) {
    const { value } = parameters;
    expect(parameters).toEqual({
      value,
      metric_label: 'Web Vitals',
      metric_value: value,
      metric_delta: value,
      metric_id: expect.stringMatching(/^v\d+-/),
    });
  }
  expect(record.problems).toEqual([]);
});
