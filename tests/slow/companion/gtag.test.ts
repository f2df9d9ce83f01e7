/** A tag that is missing, is the site's own, throws or is blocked: nothing else notices. */
import type { Options } from '../../../plugins/site-companion/options';
import { setUpChromium, type TestPage } from '../../support/chromium';
import { blockContent } from '../../support/companion/block';
import { companionRests, companionStarts } from '../../support/companion/probes';
import { networkOptions, ownProblems, setUpNetwork, visitor } from '../../support/companion/visit';
import { siteUrl } from '../../support/site';
import { reactIsOn, showIntent } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';

/** Quick enough that the display event belongs to what is looked at. */
const ADS: Options['ads'] = { pollIntervalMs: 20, displayDelayMs: 50 };

jest.setTimeout(60_000);
const open = setUpChromium();
const network = setUpNetwork();

beforeEach(() => network().set({ adDelayMs: 10 }));

/** Everything that the companion does on a page, with an ad and a click. */
async function liveThrough({ page }: TestPage): Promise<void> {
  await page.goto(siteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await companionStarts(page);
  await showIntent(page);
  await reactIsOn(page);
  await companionRests(page);
  await page.locator('h1').evaluate((title) => (title.dataset.gaEventCategory = 'title'));
  await page.locator('h1').click();
  expect((await blockContent(page)).shown).toBe('network');
}

const names = (calls: unknown[][]): string[] =>
  calls.map(([command, name]) => [command, name].join(' '));

const EXPECTED = ['set user_properties', 'event page_view', 'event ad', 'event title'];

test('no tag at all', async () => {
  const options = networkOptions(network(), { ads: ADS });
  delete options.analytics?.measurementId;
  const test = await visitor(open, network(), options);
  await liveThrough(test);
  expect(await test.page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
    'undefined',
    'undefined',
  ]);
  expect(
    network()
      .requests()
      .some(({ resource }) => resource === 'gtag'),
  ).toBe(false);
  expect(test.record.problems).toEqual([]);
});

test("a tag that is the site's own hears everything", async () => {
  const options = networkOptions(network(), { ads: ADS });
  delete options.analytics?.measurementId;
  const test = await visitor(open, network(), options);
  await test.page.addInitScript(() => {
    const heard: unknown[][] = [];
    Object.assign(window, { heard, gtag: (...call: unknown[]) => heard.push(call) });
  });
  await liveThrough(test);
  const heard = await test.page.evaluate(() => (window as unknown as { heard: unknown[][] }).heard);
  expect(names(heard)).toEqual(EXPECTED);
});

test('a tag that throws', async () => {
  const test = await visitor(open, network(), networkOptions(network(), { ads: ADS }));
  await test.page.addInitScript(() => {
    window.gtag = () => {
      throw new Error('The tag is broken.');
    };
  });
  await liveThrough(test);
  expect(test.record.problems).toEqual([]);
});

test.each(['refuse', 'error', 'malformed', 'hang', 'throw'] as const)(
  'a tag whose script fails (%s): the calls wait',
  async (behaviour) => {
    network().set({ gtag: behaviour });
    const test = await visitor(open, network(), networkOptions(network(), { ads: ADS }));
    const { page } = test;
    await liveThrough(test);
    const waiting = await page.evaluate(() =>
      (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>)),
    );
    expect(names(waiting).slice(2)).toEqual(EXPECTED);
    expect(network().events()).toEqual([]);
    const own = ownProblems(test, network());
    expect(own.filter((problem) => !/Unexpected token|fake network threw/.test(problem))).toEqual(
      [],
    );
  },
);
