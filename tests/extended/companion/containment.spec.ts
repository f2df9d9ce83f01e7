/** Tests a malicious ad script, on the page and in a separate frame. */
import type { Page } from '@playwright/test';
import { AD_SOURCE, QUICK_ADS } from '../../support/companion/adCases';
import {
  getAdUnitContent,
  getAdUnitHeight,
  AD_UNIT_HEIGHT_PX,
  type ShownAd,
} from '../../support/companion/adUnit';
import { getLayoutShifts, waitForStableAd } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { getAdEvents, navigateWithinSite } from '../../support/companion/visit';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const PAGES = ['core/introduction/base-concepts/', 'core/introduction/tutorial/'] as const;
const AD_LINK = 'https://ads.fake-network.test/click/script';
const EVENT_LABEL = 'carbon-body-top-image';

const createOptions = (isolation: 'page' | 'frame') => ({
  ads: { ...QUICK_ADS, network: { isolation } },
});

/** Malicious actions of an ad script, and functions that check whether they succeeded. */
const HARMFUL_ACTIONS: Record<
  string,
  { source: string; isDone: () => boolean | Promise<boolean> }
> = {
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
    // The condition prevents a loop, because the next page also runs the script.
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
const HARMFUL_SOURCE = [
  AD_SOURCE,
  ...Object.values(HARMFUL_ACTIONS).map(({ source }) => source),
].join('\n');

async function expectActions(page: Page, isExpected: boolean): Promise<void> {
  await expect(page.locator('.carbonads, #carbonads').first()).toBeAttached();
  await waitForStableAd(page);
  for (const [name, { isDone }] of Object.entries(HARMFUL_ACTIONS)) {
    expect([name, await page.evaluate(isDone)]).toEqual([name, isExpected]);
  }
}

// Without this test, the next test would also pass if the actions had no effect.
test('it can’t stop the malicious actions of an ad script that runs in the page itself', async ({
  network,
  visit,
}) => {
  network.set({ source: HARMFUL_SOURCE });
  const { page } = await visit(createOptions('page'));
  await page.goto(getSiteUrl(PAGES[0]), { waitUntil: 'commit' });
  await expect(page).toHaveURL(/led-away/);
  await expectActions(page, true);
});

const BUSY_MS = 2500;
const BUSY_SOURCE = `setTimeout(() => { const end = Date.now() + ${BUSY_MS}; while (Date.now() < end); }, 1000);`;

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

const createMessageSource = (data: string): string => `parent.postMessage(${data}, '*');`;

/** Ad scripts in a frame, and the type of content that the reader sees. */
const FRAME_CASES: [name: string, source: string, shown: ShownAd][] = [
  [
    'an ad that links to the backers page',
    AD_SOURCE.replace(AD_LINK, 'https://material-ui-next.com/discover-more/backers/?x'),
    'house',
  ],
  [
    'an ad with a javascript: link',
    AD_SOURCE.replace(AD_LINK, 'javascript:window.pwned=true'),
    'network',
  ],
  ['an ad with an http: link', AD_SOURCE.replace(AD_LINK, 'http://insecure.test/'), 'network'],
  ['a message without content', createMessageSource('null'), 'house'],
  ['a message of another type', createMessageSource(`{ type: 'other' }`), 'house'],
  [
    'a message with an object as its link',
    createMessageSource(`{ type: 'companion:ad', link: {} }`),
    'network',
  ],
  [
    'a thousand messages',
    `for (let i = 0; i < 1000; i += 1) ${createMessageSource(`{ type: 'companion:ad', link: '${AD_LINK}' }`)}`,
    'network',
  ],
  ['nothing', ';', 'house'],
];

test('it accepts only an ad’s link from a malicious ad script in a frame', async ({
  network,
  visit,
}) => {
  network.set({ source: AD_SOURCE });
  const { page, record } = await visit(createOptions('frame'));
  await page.goto(getSiteUrl(PAGES[0]));
  await waitForStableAd(page);
  await startReact(page);
  for (const [index, [name, source, shown]] of FRAME_CASES.entries()) {
    await test.step(name, async () => {
      network.set({ source });
      await navigateWithinSite(page, PAGES[(index + 1) % 2] ?? '');
      await expect(page.locator('iframe.ad-frame')).toBeAttached();
      // The page must ignore this message, which doesn't come from the frame.
      await page.evaluate(() => postMessage({ type: 'companion:ad', link: 'https://evil.test/' }));
      await waitForStableAd(page);
      const content = await getAdUnitContent(page);
      expect(content.shown).toBe(shown);
      const allowed = shown === 'house' ? 'https://mui.com/' : AD_LINK;
      expect(content.links.filter(({ href }) => !href.startsWith(allowed))).toEqual([]);
      expect(await page.locator('.ad-cover').count()).toBeLessThanOrEqual(1);
    });
  }
  expect(await page.evaluate(() => window.pwned)).toBeUndefined();
  expect(record.problems).toEqual([]);

  network.set({ source: HARMFUL_SOURCE + BUSY_SOURCE });
  await page.goto(getSiteUrl(PAGES[1]), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.carbonads').first()).toBeAttached();
  expect(await measureLongestPause(page)).toBeLessThan(BUSY_MS - 500);
  await expectActions(page, false);
});

test('it covers the framed ad with the page’s own link, and reports a click on it', async ({
  network,
  visit,
}) => {
  network.set({ source: AD_SOURCE });
  const { page } = await visit(createOptions('frame'));
  await page.goto(getSiteUrl(PAGES[0]), { waitUntil: 'domcontentloaded' });
  await waitForStableAd(page);
  expect(await getAdUnitContent(page)).toMatchObject({
    shown: 'network',
    links: [{ href: AD_LINK, rel: 'sponsored noopener', event: ['ad', 'click', EVENT_LABEL] }],
  });
  expect(await getAdUnitHeight(page)).toBe(AD_UNIT_HEIGHT_PX);
  expect(await getLayoutShifts(page)).toEqual([]);
  const frame = page.locator('iframe.ad-frame');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
  await expect(frame.contentFrame().getByText('An ad.')).toBeVisible();
  await page.context().route(AD_LINK, (route) => route.fulfill({ body: 'The advertiser.' }));
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Ad · by Carbon' }).click();
  await expect(await opened).toHaveURL(AD_LINK);
  expect(await getAdEvents(page, network)).toContainEqual({
    eventAction: 'click',
    eventLabel: EVENT_LABEL,
  });
});
