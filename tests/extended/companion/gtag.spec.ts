/** Tests pages where Google's tag is missing, is loaded by the site, throws, or fails to load. */
import type { Page } from '@playwright/test';
import { excludeNetworkFailures, expectAd, passPolling } from '../../support/companion/adUnit';
import { expect, test } from '../../support/companion/test';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const OPTIONS_WITHOUT_TAG = { analytics: { measurementId: undefined } };

/** Opens a page, waits for its ad, and clicks, so that the companion reports all types of events. */
async function triggerAllEvents(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(getSiteUrl('core/introduction/base-concepts/'), {
    waitUntil: 'domcontentloaded',
  });
  await startReact(page);
  await expectAd(page, 'network');
  await passPolling(page);
  await page.locator('h1').evaluate((title) => (title.dataset.gaEventCategory = 'title'));
  await page.locator('h1').click();
}

const getCallNames = (calls: unknown[][]): string[] =>
  calls.map(([command, name]) => [command, name].join(' '));

const EXPECTED_CALLS = ['set user_properties', 'event page_view', 'event ad', 'event title'];

test('it loads no tag if none is configured', async ({ network, visit }) => {
  const { page, record } = await visit(OPTIONS_WITHOUT_TAG);
  await triggerAllEvents(page);
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(network.count('/gtag.js')).toBe(0);
  expect(record.problems).toEqual([]);
});

test("it reports everything to the site's own tag, even if the tag throws", async ({ visit }) => {
  const { page, record } = await visit(OPTIONS_WITHOUT_TAG);
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

for (const behavior of ['refuse', 'malformed', 'hang'] as const) {
  test(`it queues calls if the tag’s script fails to load: ${behavior}`, async ({
    network,
    visit,
  }) => {
    const { page, record } = await visit();
    network.set({ tag: behavior });
    await triggerAllEvents(page);
    const queued = await page.evaluate(() =>
      (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>)),
    );
    expect(getCallNames(queued).slice(2)).toEqual(EXPECTED_CALLS);
    const problems = excludeNetworkFailures(record.problems);
    expect(problems.filter((problem) => !problem.includes('Unexpected token'))).toEqual([]);
  });
}
