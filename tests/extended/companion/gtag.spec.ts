/** A tag that is missing, is the site's own, throws or is blocked: nothing else notices. */
import type { Page } from '@playwright/test';
import { blockContent } from '../../support/companion/block';
import { companionRests, companionStarts } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { ownProblems } from '../../support/companion/visit';
import { startReact } from '../../support/start';
import { siteUrl } from '../../support/site';

/** Quick enough that the display event belongs to what is looked at. */
const OPTIONS = { ads: { pollIntervalMs: 20, displayDelayMs: 50 } };
const WITHOUT_TAG = { ...OPTIONS, analytics: { measurementId: undefined } };

test.beforeEach(({ network }) => network.set({ adDelayMs: 10 }));

/** Everything that the companion does on a page, with an ad and a click. */
async function liveThrough(page: Page): Promise<void> {
  await page.goto(siteUrl('core/introduction/base-concepts/'), { waitUntil: 'domcontentloaded' });
  await companionStarts(page);
  await startReact(page);
  await companionRests(page);
  await page.locator('h1').evaluate((title) => (title.dataset.gaEventCategory = 'title'));
  await page.locator('h1').click();
  expect((await blockContent(page)).shown).toBe('network');
}

const names = (calls: unknown[][]): string[] =>
  calls.map(([command, name]) => [command, name].join(' '));

const EXPECTED = ['set user_properties', 'event page_view', 'event ad', 'event title'];

test('it makes no tag where none is configured', async ({ network, visit }) => {
  const { page, record } = await visit(WITHOUT_TAG);
  await liveThrough(page);
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(network.requests().filter(({ resource }) => resource === 'gtag')).toEqual([]);
  expect(record.problems).toEqual([]);
});

test("it tells everything to a tag that is the site's own", async ({ visit }) => {
  const { page } = await visit(WITHOUT_TAG);
  await page.addInitScript(() => {
    const heard: unknown[][] = [];
    Object.assign(window, { heard, gtag: (...call: unknown[]) => heard.push(call) });
  });
  await liveThrough(page);
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown[][] }).heard);
  expect(names(heard)).toEqual(EXPECTED);
});

test('it is not disturbed by a tag that throws', async ({ visit }) => {
  const { page, record } = await visit(OPTIONS);
  await page.addInitScript(() => {
    window.gtag = () => {
      throw new Error('The tag is broken.');
    };
  });
  await liveThrough(page);
  expect(record.problems).toEqual([]);
});

test('it keeps the calls waiting for a tag whose script fails', async ({ network, visit }) => {
  const opened = await visit(OPTIONS);
  const { page } = opened;
  for (const behaviour of ['refuse', 'error', 'malformed', 'throw', 'hang'] as const) {
    await test.step(behaviour, async () => {
      network.set({ gtag: behaviour });
      await liveThrough(page);
      const waiting = await page.evaluate(() =>
        (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>)),
      );
      expect(names(waiting).slice(2)).toEqual(EXPECTED);
      expect(network.events()).toEqual([]);
    });
  }
  const own = ownProblems(opened, network);
  expect(own.filter((problem) => !/Unexpected token|fake network threw/.test(problem))).toEqual([]);
});
