/** Tests the events that analytics receives. */
import { expectAd } from '../../support/companion/adUnit';
import { expect, MEASUREMENT_ID, test } from '../../support/companion/test';
import { navigateWithinSite } from '../../support/navigateWithinSite';
import { getSiteUrl } from '../../support/site';
import { startPage, startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const WITHOUT_ADS = { ads: { enabled: false } };

/** Returns the title in a page's HTML. */
async function readTitle(path: string): Promise<string> {
  const html = await (await fetch(getSiteUrl(path))).text();
  return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

const createPageView = async (path: string, productId: string, productCategoryId: string) => ({
  page_title: await readTitle(path),
  page_location: `https://mui.com/toolpad/${path}`.replace(/\/$/, ''),
  productId,
  productCategoryId,
});

test('it reports the user properties, and each visited page once with its title and product', async ({
  network,
  visit,
}) => {
  const opened = await visit(WITHOUT_ADS);
  const { page, record } = opened;
  const countPageViews = (): number => network.getEvents('page_view').length;
  await startPage(opened, `${PAGE}?utm_source=x#a-hash`);
  await expect.poll(countPageViews).toBe(1);
  await navigateWithinSite(page, 'core/introduction/tutorial/');
  await expect.poll(countPageViews).toBe(2);
  await navigateWithinSite(page, 'studio/getting-started/');
  await expect.poll(countPageViews).toBe(3);
  await navigateWithinSite(page, 'search/');
  await expect.poll(countPageViews).toBe(4);
  // A change to the hash isn't a page view.
  await page.evaluate(() => (location.hash = '#within'));
  await record.quiet();
  expect(network.calls).toEqual([
    ['js', expect.any(Date)],
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
    ['event', 'page_view', await createPageView(PAGE, 'toolpad-core', 'toolpad')],
    [
      'event',
      'page_view',
      await createPageView('core/introduction/tutorial/', 'toolpad-core', 'toolpad'),
    ],
    [
      'event',
      'page_view',
      await createPageView('studio/getting-started/', 'toolpad-studio', 'toolpad'),
    ],
    ['event', 'page_view', await createPageView('search/', 'null', 'null')],
  ]);
  expect(record.problems).toEqual([]);
});

const CLICK_TARGETS = `
  <div data-ga-event-category="outer" data-ga-event-action="a" data-ga-event-label="l">
    <p id="outer">text</p>
    <p data-ga-event-category="inner" data-ga-event-action="b"><b id="inner">text</b></p>
    <p data-ga-event-category="never" data-ga-event-split="0"><b id="never">text</b></p>
    <p data-ga-event-category="always" data-ga-event-split="1"><b id="always">text</b></p>
    <svg width="9" height="9"><path id="svg" d="M0 0h9v9H0z"/></svg>
  </div><p id="none">text</p>`;

test('it reports a click with the event category of the nearest ancestor, and ignores clicks without a category', async ({
  network,
  visit,
}) => {
  const { page } = await visit(WITHOUT_ADS);
  await page.goto(getSiteUrl(PAGE));
  await expect.poll(() => network.calls).toHaveLength(4);
  await page.locator('.prose').evaluate((prose, html) => (prose.innerHTML = html), CLICK_TARGETS);
  for (const id of ['outer', 'inner', 'never', 'always', 'svg', 'none']) {
    await page.locator(`#${id}`).click();
  }
  const outer = ['event', 'outer', { eventAction: 'a', eventLabel: 'l' }];
  await expect
    .poll(() => network.calls.slice(4))
    .toEqual([
      outer,
      ['event', 'inner', { eventAction: 'b', eventLabel: null }],
      ['event', 'always', { eventAction: null, eventLabel: null }],
      outer,
    ]);
});

test('it reports a click on an ad once, both before and after React has started', async ({
  network,
  visit,
}) => {
  const { page } = await visit({ ads: { displayShare: 0 } });
  await page.goto(getSiteUrl(PAGE));
  const click = { eventAction: 'click', eventLabel: 'carbon-body-top-image' };
  for (const count of [1, 2]) {
    await expectAd(page, 'network');
    const other = page.waitForEvent('popup');
    const link = page.locator('#carbonads .carbon-text');
    // The next poll after the ad's arrival labels its links.
    await expect(link).toHaveAttribute('data-ga-event-label', click.eventLabel);
    await link.click();
    await (await other).close();
    await expect.poll(() => network.getEvents('ad')).toEqual(Array(count).fill(click));
    await startReact(page);
  }
});
