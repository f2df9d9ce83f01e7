/** A network's script that does more than it should, on the page and in a frame of its own. */
import { setUpChromium, type TestPage } from '../../support/chromium';
import { QUICK_ADS } from '../../support/companion/adCases';
import { blockContent, blockHeight } from '../../support/companion/block';
import { AD_SOURCE, REACHES } from '../../support/companion/hostileScripts';
import { companionRests, companionStarts, roomShifts } from '../../support/companion/probes';
import {
  arrivedCalls,
  eventsOf,
  networkOptions,
  setUpNetwork,
  visitor,
} from '../../support/companion/visit';
import { siteUrl } from '../../support/site';

const PAGE = 'core/introduction/base-concepts/';
const LINK = 'https://ads.fake-network.test/click/script';
const LABEL = 'carbon-body-top-image';

type Isolation = 'page' | 'frame';
const MODES = ['page', 'frame'] as const;

jest.setTimeout(60_000);
const open = setUpChromium();
const network = setUpNetwork();

/** Opens a page whose network answers with this script, and waits until its ad is found. */
async function visitWith(source: string, isolation: Isolation): Promise<TestPage> {
  // Not by the browser's interception, which does not see every frame.
  network().set({ source: source || ';' });
  const options = networkOptions(network(), {
    ads: { ...QUICK_ADS, network: { isolation } },
  });
  const test = await visitor(open, network(), options);
  await test.page.goto(siteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await companionStarts(test.page);
  return test;
}

describe.each(MODES)('%s', (isolation) => {
  test.each(REACHES)('a script that $name', async ({ source, harms }) => {
    const { page } = await visitWith(AD_SOURCE + source, isolation);
    await page.waitForSelector('.carbonads, #carbonads', { state: 'attached' }).catch(() => null);
    expect(await harms(page)).toBe(isolation === 'page');
  });
});

describe('in a frame', () => {
  test('the ad is shown in its room, and its link is the page’s', async () => {
    const test = await visitWith(AD_SOURCE, 'frame');
    const { page } = test;
    await companionRests(page);
    const { shown, links } = await blockContent(page);
    expect(shown).toBe('network');
    expect(links).toEqual([
      { href: LINK, rel: 'sponsored noopener', event: ['ad', 'click', LABEL] },
    ]);
    expect(await blockHeight(page)).toBe(126);
    expect(await roomShifts(page)).toEqual([]);
    const frame = page.locator('iframe.ad-frame');
    await expect(frame.getAttribute('sandbox')).resolves.toBe('allow-scripts allow-popups');
    await expect(
      page.frameLocator('iframe.ad-frame').getByText('An ad.').isVisible(),
    ).resolves.toBe(true);
    await page.context().route(LINK, (route) => route.fulfill({ body: 'The advertiser.' }));
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Ad · by Carbon' }).click();
    await (await opened).waitForURL(LINK);
    expect(eventsOf(await arrivedCalls(page, network()), 'ad')).toContainEqual({
      eventAction: 'click',
      eventLabel: LABEL,
    });
  });

  test.each([
    ['the backers', 'https://material-ui-next.com/discover-more/backers/?x', 'house'],
    ['a script', 'javascript:window.pwned=true', 'network'],
    ['an insecure page', 'http://insecure.test/', 'network'],
  ])('an ad that links to %s', async (_name, link, shown) => {
    const { page } = await visitWith(AD_SOURCE.replace(LINK, link), 'frame');
    await companionRests(page);
    const content = await blockContent(page);
    expect(content.shown).toBe(shown);
    expect(content.links.filter(({ href }) => !href.startsWith('https://mui.com/'))).toEqual([]);
  });

  test.each([
    ['nobody', `parent.postMessage(null, '*')`, 'house'],
    ['another type', `parent.postMessage({ type: 'other' }, '*')`, 'house'],
    ['an object as link', `parent.postMessage({ type: 'companion:ad', link: {} }, '*')`, 'network'],
    [
      'a thousand times',
      `for (let i = 0; i < 1000; i += 1) parent.postMessage({ type: 'companion:ad', link: '${LINK}' }, '*')`,
      'network',
    ],
  ])('a message of %s', async (_name, source, shown) => {
    const { page, record } = await visitWith(source, 'frame');
    await companionRests(page);
    expect((await blockContent(page)).shown).toBe(shown);
    expect(await page.locator('.ad-cover').count()).toBeLessThanOrEqual(1);
    expect(record.problems).toEqual([]);
  });

  test('a message of another window is nobody’s', async () => {
    const { page } = await visitWith('', 'frame');
    await page.evaluate(() => postMessage({ type: 'companion:ad', link: 'https://evil.test/' }));
    await companionRests(page);
    expect((await blockContent(page)).shown).toBe('house');
  });
});

const BUSY_MS = 4000;

/** The longest time, in ms, in which the page could do nothing. */
const longestPause = (page: TestPage['page']): Promise<number> =>
  page.evaluate(
    (watched) =>
      new Promise<number>((resolve) => {
        let last = performance.now();
        let longest = 0;
        const timer = setInterval(() => {
          longest = Math.max(longest, performance.now() - last);
          last = performance.now();
        }, 20);
        setTimeout(() => {
          clearInterval(timer);
          resolve(longest);
        }, watched);
      }),
    2 * BUSY_MS,
  );

test.each(MODES)(
  'a busy script, %s: only on the page the reader waits for it',
  async (isolation) => {
    const busy = `setTimeout(() => { const end = Date.now() + ${BUSY_MS}; while (Date.now() < end); }, 1000);`;
    const { page } = await visitWith(AD_SOURCE + busy, isolation);
    await page.waitForSelector('.carbonads, #carbonads', { state: 'attached' });
    const pause = await longestPause(page);
    expect(pause > BUSY_MS - 500).toBe(isolation === 'page');
  },
);

test('on hosts that the options do not name the network is not asked', async () => {
  const options = networkOptions(network(), {
    ads: { ...QUICK_ADS, network: { hosts: ['mui.com', '127.0.0.1.evil.test', '27.0.0.1'] } },
  });
  const { page } = await visitor(open, network(), options);
  await page.goto(siteUrl(PAGE));
  await companionStarts(page);
  await companionRests(page);
  expect((await blockContent(page)).shown).toBe('house');
  expect(
    network()
      .requests()
      .filter(({ resource }) => resource === 'script' || resource === 'feed'),
  ).toEqual([]);
});
