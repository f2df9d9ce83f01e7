/** Tests a malicious ad script, on the page and in a separate frame. */
import type { Page } from '@playwright/test';
import { AD_SOURCE, QUICK_ADS } from '../../support/companion/adCases';
import {
  getBlockContent,
  getBlockHeight,
  AD_BLOCK_PX,
  type Shown,
} from '../../support/companion/block';
import { waitForStableAd, getAdShifts } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { getAdEvents, navigateWithinSite } from '../../support/companion/visit';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const PAGES = ['core/introduction/base-concepts/', 'core/introduction/tutorial/'] as const;
const LINK = 'https://ads.fake-network.test/click/script';
const LABEL = 'carbon-body-top-image';

const useIsolation = (isolation: 'page' | 'frame') => ({
  ads: { ...QUICK_ADS, network: { isolation } },
});

/** Malicious actions of a script on the page, and whether they affected the reader. */
const HARMS: Record<string, { source: string; isDone: () => boolean | Promise<boolean> }> = {
  'writes cookies': {
    source: `try { document.cookie = 'stolen=1; path=/'; } catch {}`,
    isDone: () => document.cookie.includes('stolen'),
  },
  'writes to storage': {
    source: `try { localStorage.setItem('stolen', '1'); } catch {}`,
    isDone: () => localStorage.getItem('stolen') !== null,
  },
  'writes to the caches': {
    source: `try { caches.open('stolen').catch(() => {}); } catch {}`,
    isDone: async () => (await caches.keys()).includes('stolen'),
  },
  'changes the page through its parent': {
    source: `try { parent.document.title = 'Stolen'; } catch {}`,
    isDone: () => document.title === 'Stolen',
  },
  'navigates the page': {
    // The action runs only once, because the next page also runs the script.
    source: `try { location.search || (top.location.href = '/toolpad/studio/getting-started/?led-away'); } catch {}`,
    isDone: () => location.search === '?led-away',
  },
  'changes a prototype': {
    source: `Array.prototype.map = function () { return []; };`,
    isDone: () => [1].map((one) => one).length === 0,
  },
  'replaces a global': {
    source: `window.gtag = window.fetch = undefined;`,
    isDone: () => typeof window.fetch !== 'function',
  },
};
const HARMFUL_SOURCE = [AD_SOURCE, ...Object.values(HARMS).map(({ source }) => source)].join('\n');

async function expectHarms(page: Page, isExpected: boolean): Promise<void> {
  await expect(page.locator('.carbonads, #carbonads').first()).toBeAttached();
  await waitForStableAd(page);
  for (const [name, { isDone }] of Object.entries(HARMS)) {
    expect([name, await page.evaluate(isDone)]).toEqual([name, isExpected]);
  }
}

// Proves that the actions have an effect on the page, so that the next test is meaningful.
test('it exposes readers to an ad script that runs on the page itself', async ({
  network,
  visit,
}) => {
  network.set({ source: HARMFUL_SOURCE });
  const { page } = await visit(useIsolation('page'));
  await page.goto(getSiteUrl(PAGES[0]), { waitUntil: 'commit' });
  await expect(page).toHaveURL(/led-away/);
  await expectHarms(page, true);
});

const BUSY_MS = 2500;
const BUSY = `setTimeout(() => { const end = Date.now() + ${BUSY_MS}; while (Date.now() < end); }, 1000);`;

/** Returns the longest time, in ms, during which the page was unresponsive. */
const measureLongestPause = (page: Page): Promise<number> =>
  page.evaluate(
    (duration) =>
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
        }, duration);
      }),
    1500 + BUSY_MS,
  );

const getSender = (data: string): string => `parent.postMessage(${data}, '*');`;

/** Scripts in an ad's frame, and the content that the reader sees. */
const IN_FRAME: [name: string, source: string, shown: Shown][] = [
  [
    'an ad that links to the backers page',
    AD_SOURCE.replace(LINK, 'https://material-ui-next.com/discover-more/backers/?x'),
    'house',
  ],
  [
    'an ad with a javascript: link',
    AD_SOURCE.replace(LINK, 'javascript:window.pwned=true'),
    'network',
  ],
  ['an ad with an http: link', AD_SOURCE.replace(LINK, 'http://insecure.test/'), 'network'],
  ['a message without content', getSender('null'), 'house'],
  ['a message of another type', getSender(`{ type: 'other' }`), 'house'],
  [
    'a message with an object as its link',
    getSender(`{ type: 'companion:ad', link: {} }`),
    'network',
  ],
  [
    'a thousand messages',
    `for (let i = 0; i < 1000; i += 1) ${getSender(`{ type: 'companion:ad', link: '${LINK}' }`)}`,
    'network',
  ],
  ['nothing', ';', 'house'],
];

test('it accepts only the ad’s link from a malicious script in the frame', async ({
  network,
  visit,
}) => {
  test.slow();
  network.set({ source: AD_SOURCE });
  const { page, record } = await visit(useIsolation('frame'));
  await page.goto(getSiteUrl(PAGES[0]));
  await waitForStableAd(page);
  await startReact(page);
  for (const [index, [name, source, shown]] of IN_FRAME.entries()) {
    await test.step(name, async () => {
      network.set({ source });
      await navigateWithinSite(page, PAGES[(index + 1) % 2] ?? '');
      await expect(page.locator('iframe.ad-frame')).toBeAttached();
      // This message doesn't come from the frame.
      await page.evaluate(() => postMessage({ type: 'companion:ad', link: 'https://evil.test/' }));
      await waitForStableAd(page);
      const content = await getBlockContent(page);
      expect(content.shown).toBe(shown);
      const allowed = shown === 'house' ? 'https://mui.com/' : LINK;
      expect(content.links.filter(({ href }) => !href.startsWith(allowed))).toEqual([]);
      expect(await page.locator('.ad-cover').count()).toBeLessThanOrEqual(1);
    });
  }
  expect(await page.evaluate(() => window.pwned)).toBeUndefined();
  expect(record.problems).toEqual([]);

  network.set({ source: HARMFUL_SOURCE + BUSY });
  await page.goto(getSiteUrl(PAGES[1]), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.carbonads').first()).toBeAttached();
  expect(await measureLongestPause(page)).toBeLessThan(BUSY_MS - 500);
  await expectHarms(page, false);
});

test('it shows the framed ad in the block, under a link of the page', async ({
  network,
  visit,
}) => {
  network.set({ source: AD_SOURCE });
  const { page } = await visit(useIsolation('frame'));
  await page.goto(getSiteUrl(PAGES[0]), { waitUntil: 'domcontentloaded' });
  await waitForStableAd(page);
  expect(await getBlockContent(page)).toMatchObject({
    shown: 'network',
    links: [{ href: LINK, rel: 'sponsored noopener', event: ['ad', 'click', LABEL] }],
  });
  expect(await getBlockHeight(page)).toBe(AD_BLOCK_PX);
  expect(await getAdShifts(page)).toEqual([]);
  const frame = page.locator('iframe.ad-frame');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
  await expect(frame.contentFrame().getByText('An ad.')).toBeVisible();
  await page.context().route(LINK, (route) => route.fulfill({ body: 'The advertiser.' }));
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ad · by Carbon' }).click();
  await expect(await opened).toHaveURL(LINK);
  expect(await getAdEvents(page, network)).toContainEqual({
    eventAction: 'click',
    eventLabel: LABEL,
  });
});
