/** How quick the site is for its readers, as analytics hears it. */
import { expect, test } from '../../support/companion/test';
import { startPage } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';

test('it reports each web vital once, for the visits drawn', async ({ network, visit }) => {
  const opened = await visit({ ads: { enabled: false }, analytics: { webVitalsShare: 1 } });
  const { page, record } = opened;
  await startPage(opened, PAGE);
  // Quick answers are not measured; this one keeps the reader waiting.
  const measured = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntries().some((entry) => 'interactionId' in entry && entry.interactionId)) {
            // The library looks at it when the browser is idle, and so do we, after it.
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
  // As a tab that is put away; one that is closed would take its last requests along.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => network.events().length).toBeGreaterThanOrEqual(9);
  const vitals = network
    .events()
    .map(({ call }) => call)
    .filter(([command, name]) => command === 'event' && name !== 'page_view');
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
