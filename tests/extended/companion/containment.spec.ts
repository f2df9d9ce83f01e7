/** A network's script that does more than it should, on the page and in a frame of its own. */
import type { Page } from '@playwright/test';
import { QUICK_ADS } from '../../support/companion/adCases';
import { blockContent, blockHeight, ROOM_PX, type Shown } from '../../support/companion/block';
import { AD_SOURCE, HARMS } from '../../support/companion/hostileScripts';
import { adSettles, roomShifts } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { adEvents, goWithin } from '../../support/companion/visit';
import { startReact } from '../../support/start';
import { siteUrl } from '../../support/site';

const PAGES = ['core/introduction/base-concepts/', 'core/introduction/tutorial/'] as const;
const LINK = 'https://ads.fake-network.test/click/script';
const LABEL = 'carbon-body-top-image';

const BUSY_MS = 2500;
const BUSY = `setTimeout(() => { const end = Date.now() + ${BUSY_MS}; while (Date.now() < end); }, 1000);`;

const isolatedBy = (isolation: 'page' | 'frame') => ({
  ads: { ...QUICK_ADS, network: { isolation } },
});

/** The longest time, in ms, in which the page could do nothing. */
const longestPause = (page: Page): Promise<number> =>
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

for (const isolation of ['page', 'frame'] as const) {
  const isOnPage = isolation === 'page';

  test.describe(`a script that runs in the ${isolation}`, () => {
    test(`it ${isOnPage ? 'reaches' : 'does not reach'} what the reader has`, async ({
      network,
      visit,
    }) => {
      network.set({ source: [AD_SOURCE, ...HARMS.map(({ source }) => source)].join('\n') });
      const { page } = await visit(isolatedBy(isolation));
      await page.goto(siteUrl(PAGES[0]), { waitUntil: 'commit' });
      if (isOnPage) {
        await expect(page).toHaveURL(/led-away/);
      }
      await expect(page.locator('.carbonads, #carbonads').first()).toBeAttached();
      await adSettles(page);
      for (const { name, isDone } of HARMS) {
        expect([name, await page.evaluate(isDone)]).toEqual([name, isOnPage]);
      }
    });

    test(`it ${isOnPage ? 'keeps' : 'does not keep'} the reader waiting while it is busy`, async ({
      network,
      visit,
    }) => {
      network.set({ source: AD_SOURCE + BUSY });
      const { page } = await visit(isolatedBy(isolation));
      await page.goto(siteUrl(PAGES[0]), { waitUntil: 'domcontentloaded' });
      await expect(page.locator('.carbonads, #carbonads').first()).toBeAttached();
      expect((await longestPause(page)) > BUSY_MS - 500).toBe(isOnPage);
    });
  });
}

const message = (data: string): string => `parent.postMessage(${data}, '*');`;

/** Tests what a script in the ad frame may do, and what the reader sees of it. */
const IN_FRAME: [name: string, source: string, shown: Shown][] = [
  [
    'an ad that links to the backers',
    AD_SOURCE.replace(LINK, 'https://material-ui-next.com/discover-more/backers/?x'),
    'house',
  ],
  [
    'an ad that links to a script',
    AD_SOURCE.replace(LINK, 'javascript:window.pwned=true'),
    'network',
  ],
  [
    'an ad that links to an insecure page',
    AD_SOURCE.replace(LINK, 'http://insecure.test/'),
    'network',
  ],
  ['a message without content', message('null'), 'house'],
  ['a message of another type', message(`{ type: 'other' }`), 'house'],
  ['a message with an object as link', message(`{ type: 'companion:ad', link: {} }`), 'network'],
  [
    'a thousand messages',
    `for (let i = 0; i < 1000; i += 1) ${message(`{ type: 'companion:ad', link: '${LINK}' }`)}`,
    'network',
  ],
  ['nothing', ';', 'house'],
];

test('it takes from the frame only what an ad may say', async ({ network, visit }) => {
  network.set({ source: AD_SOURCE });
  const { page, record } = await visit(isolatedBy('frame'));
  await page.goto(siteUrl(PAGES[0]));
  await adSettles(page);
  await startReact(page);
  for (const [index, [name, source, shown]] of IN_FRAME.entries()) {
    await test.step(name, async () => {
      network.set({ source });
      await goWithin(page, PAGES[(index + 1) % 2] ?? '');
      await expect(page.locator('iframe.ad-frame')).toBeAttached();
      // A message that is not the frame's.
      await page.evaluate(() => postMessage({ type: 'companion:ad', link: 'https://evil.test/' }));
      await adSettles(page);
      const content = await blockContent(page);
      expect(content.shown).toBe(shown);
      const allowed = shown === 'house' ? 'https://mui.com/' : LINK;
      expect(content.links.filter(({ href }) => !href.startsWith(allowed))).toEqual([]);
      expect(await page.locator('.ad-cover').count()).toBeLessThanOrEqual(1);
    });
  }
  expect(await page.evaluate(() => window.pwned)).toBeUndefined();
  expect(record.problems).toEqual([]);
});

test('it shows the ad of the frame in its room, under a link of the page', async ({
  network,
  visit,
}) => {
  network.set({ source: AD_SOURCE });
  const { page } = await visit(isolatedBy('frame'));
  await page.goto(siteUrl(PAGES[0]), { waitUntil: 'domcontentloaded' });
  await adSettles(page);
  expect(await blockContent(page)).toMatchObject({
    shown: 'network',
    links: [{ href: LINK, rel: 'sponsored noopener', event: ['ad', 'click', LABEL] }],
  });
  expect(await blockHeight(page)).toBe(ROOM_PX);
  expect(await roomShifts(page)).toEqual([]);
  const frame = page.locator('iframe.ad-frame');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
  await expect(frame.contentFrame().getByText('An ad.')).toBeVisible();
  await page.context().route(LINK, (route) => route.fulfill({ body: 'The advertiser.' }));
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ad · by Carbon' }).click();
  await expect(await opened).toHaveURL(LINK);
  expect(await adEvents(page, network)).toContainEqual({
    eventAction: 'click',
    eventLabel: LABEL,
  });
});

test('it asks no network on hosts that the options do not name', async ({ network, visit }) => {
  const { page } = await visit({
    ads: { ...QUICK_ADS, network: { hosts: ['mui.com', '127.0.0.1.evil.test', '27.0.0.1'] } },
  });
  await page.goto(siteUrl(PAGES[0]));
  await adSettles(page);
  expect((await blockContent(page)).shown).toBe('house');
  const asked = network.requests().map(({ resource }) => resource);
  expect(asked).not.toContain('script');
  expect(asked).not.toContain('feed');
});
