/** Tests pages where Google's tag is missing, is loaded by the site, throws or fails to load. */
import type { Page } from '@playwright/test';
import { getAdUnitContent } from '../../support/companion/adUnit';
import { waitForIdleCompanion, waitForAdUnit } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { getOwnProblems } from '../../support/companion/visit';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

/** Options with short delays, so that a displayed ad is reported during these tests. */
const FAST_OPTIONS = { ads: { pollIntervalMs: 20, displayDelayMs: 50 } };
const OPTIONS_WITHOUT_TAG = { ...FAST_OPTIONS, analytics: { measurementId: undefined } };

test.beforeEach(({ network }) => network.set({ adDelayMs: 10 }));

/** Opens a page, waits for its ad, and clicks, so that the companion reports all types of events. */
async function exerciseCompanion(page: Page): Promise<void> {
  await page.goto(getSiteUrl('core/introduction/base-concepts/'), {
    waitUntil: 'domcontentloaded',
  });
  await waitForAdUnit(page);
  await startReact(page);
  await waitForIdleCompanion(page);
  await page.locator('h1').evaluate((title) => (title.dataset.gaEventCategory = 'title'));
  await page.locator('h1').click();
  expect((await getAdUnitContent(page)).shown).toBe('network');
}

const getCallNames = (calls: unknown[][]): string[] =>
  calls.map(([command, name]) => [command, name].join(' '));

const EXPECTED_CALLS = ['set user_properties', 'event page_view', 'event ad', 'event title'];

test('it loads no tag if none is configured', async ({ network, visit }) => {
  const { page, record } = await visit(OPTIONS_WITHOUT_TAG);
  await exerciseCompanion(page);
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(network.requests().filter(({ resource }) => resource === 'gtag')).toEqual([]);
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
  await exerciseCompanion(page);
  const calls = await page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls);
  expect(getCallNames(calls)).toEqual(EXPECTED_CALLS);
  expect(record.problems).toEqual([]);
});

test('it queues calls if the tag’s script fails to load', async ({ network, visit }) => {
  const opened = await visit(FAST_OPTIONS);
  const { page } = opened;
  for (const behavior of ['refuse', 'malformed', 'hang'] as const) {
    await test.step(behavior, async () => {
      network.set({ gtag: behavior });
      await exerciseCompanion(page);
      const queued = await page.evaluate(() =>
        (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>)),
      );
      expect(getCallNames(queued).slice(2)).toEqual(EXPECTED_CALLS);
      expect(network.events()).toEqual([]);
    });
  }
  const own = getOwnProblems(opened, network);
  expect(own.filter((problem) => !problem.includes('Unexpected token'))).toEqual([]);
});
