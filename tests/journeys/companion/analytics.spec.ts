/** Analytics receives every event of a visit once, with exact parameters. */
import { MEASUREMENT_ID } from '../../support/companion/options';
import { adSettles } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { arrivedCalls, followLink, goWithin, pageViews } from '../../support/companion/visit';
import { siteUrl } from '../../support/site';
import { startPage, startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
/** Ads have tests of their own. */
const WITHOUT_ADS = { ads: { enabled: false } };

/** The title in a page's HTML. */
async function titleOf(path: string): Promise<string> {
  const html = await (await fetch(siteUrl(path))).text();
  return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

const viewOf = async (path: string, productId: string, productCategoryId: string) => ({
  page_title: await titleOf(path),
  page_location: `https://mui.com/toolpad/${path}`.replace(/\/$/, ''),
  productId,
  productCategoryId,
});

test('it hears of each page once, with its title and product, and of the reader', async ({
  network,
  visit,
}) => {
  const opened = await visit(WITHOUT_ADS);
  const { page, record } = opened;
  await startPage(opened, `${PAGE}?utm_source=x#a-hash`);
  await pageViews(page, network, 1);
  await followLink(page, 'core/introduction/tutorial/');
  await pageViews(page, network, 2);
  await goWithin(page, 'studio/getting-started/');
  await pageViews(page, network, 3);
  await goWithin(page, 'search/');
  await pageViews(page, network, 4);
  // A hash or a query is no other page.
  await page.evaluate(() => (location.hash = '#within'));
  await record.quiet();
  expect(await arrivedCalls(page, network)).toEqual([
    ['js', expect.stringMatching(/^\d{4}-\d\d-\d\dT/)],
    ['config', MEASUREMENT_ID, { send_page_view: false }],
    [
      'set',
      'user_properties',
      {
        codeVariant: 'TS',
        userLanguage: 'en',
        devicePixelRatio: 1,
        colorSchemeOS: 'light',
        colorScheme: 'system',
      },
    ],
    ['event', 'page_view', await viewOf(PAGE, 'toolpad-core', 'toolpad')],
    ['event', 'page_view', await viewOf('core/introduction/tutorial/', 'toolpad-core', 'toolpad')],
    ['event', 'page_view', await viewOf('studio/getting-started/', 'toolpad-studio', 'toolpad')],
    ['event', 'page_view', await viewOf('search/', 'null', 'null')],
  ]);
  // A page that is left at once is heard of once or not at all.
  await goWithin(page, 'core/introduction/tutorial/');
  await goWithin(page, 'studio/getting-started/');
  await record.quiet();
  const views = (await pageViews(page, network, 5)) as { page_location: string }[];
  const locations = views.slice(4).map(({ page_location }) => page_location);
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations.at(-1)).toBe('https://mui.com/toolpad/studio/getting-started');
  expect(network.events().filter(({ isCall }) => !isCall)).toEqual([]);
  expect(record.problems).toEqual([]);
});

const CLICKS = `
  <div data-ga-event-category="outer" data-ga-event-action="a" data-ga-event-label="l">
    <p id="outer">text</p>
    <p data-ga-event-category="inner" data-ga-event-action="b"><b id="inner">text</b></p>
    <p data-ga-event-category="never" data-ga-event-split="0"><b id="never">text</b></p>
    <p data-ga-event-category="always" data-ga-event-split="1"><b id="always">text</b></p>
    <p data-ga-event-category="odd" data-ga-event-split="often"><b id="odd">text</b></p>
    <svg width="9" height="9"><path id="svg" d="M0 0h9v9H0z"/></svg>
  </div><p id="none">text</p>`;

test('it hears of a click by the nearest category and its share, and of none without one', async ({
  network,
  visit,
}) => {
  const { page } = await visit(WITHOUT_ADS);
  await page.goto(siteUrl(PAGE));
  await pageViews(page, network, 1);
  await page.locator('.prose').evaluate((prose, html) => (prose.innerHTML = html), CLICKS);
  for (const id of ['outer', 'inner', 'never', 'always', 'odd', 'svg', 'none']) {
    await page.locator(`#${id}`).click();
  }
  const outer = ['event', 'outer', { eventAction: 'a', eventLabel: 'l' }];
  const bare = { eventAction: null, eventLabel: null };
  expect((await arrivedCalls(page, network)).slice(4)).toEqual([
    outer,
    ['event', 'inner', { eventAction: 'b', eventLabel: null }],
    ['event', 'always', bare],
    ['event', 'odd', bare],
    outer,
  ]);
});

test('it hears of a click on an ad once, before React and with it', async ({ network, visit }) => {
  network.set({ adDelayMs: 10 });
  const { page } = await visit({ ads: { pollIntervalMs: 20, displayShare: 0 } });
  await page.goto(siteUrl(PAGE));
  const click = ['event', 'ad', { eventAction: 'click', eventLabel: 'carbon-body-top-image' }];
  for (const count of [1, 2]) {
    await adSettles(page);
    const other = page.waitForEvent('popup');
    await page.locator('#carbonads .carbon-text').click();
    await (await other).close();
    expect((await arrivedCalls(page, network)).slice(4)).toEqual(Array(count).fill(click));
    await startReact(page);
  }
});
