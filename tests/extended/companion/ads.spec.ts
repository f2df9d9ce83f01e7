/** Tests image ads and inline ads, with an ad network that works and one that fails. */
import type { Page } from '@playwright/test';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';
import { NETWORK_LABEL } from '../../../plugins/site-companion/ads/sponsored';
import { getThirdPartySources } from '../../../plugins/site-companion/sources';
import {
  excludeNetworkFailures,
  expectAd,
  findAdUnit,
  findNetworkAds,
  getPictureSizes,
  getShownAd,
  passPolling,
  type ShownAd,
} from '../../support/companion/adUnit';
import { type Behavior, type FakeNetwork, NETWORK_ORIGIN } from '../../support/companion/network';
import {
  createCompanionOptions,
  expect,
  serveVariant,
  test,
  type Visit,
} from '../../support/companion/test';
import { navigateWithinSite } from '../../support/navigateWithinSite';
import { getLayoutShift, MAX_FONT_SHIFT, watchPage } from '../../support/probes';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

declare global {
  interface Window {
    /** Set by malicious code if a page runs it. */
    pwned?: boolean;
  }
}

const FIRST_PAGE = 'core/introduction/base-concepts/';
const SECOND_PAGE = 'core/introduction/tutorial/';

type Shape = 'image' | 'inline';

/** A behavior of the ad network, and the ad that the unit shows as a result. */
interface AdCase {
  script?: Behavior;
  feed?: Behavior;
  shown: ShownAd;
  /** The label of the events, without placement and shape. */
  label: string;
  /** The number of the network's elements in the document, including hidden ones. */
  elements: number;
  /** The number of requests for the feed. */
  feedRequests?: number;
  /** A part of the message of the error that the network's script throws. */
  throws?: string;
}

const NETWORK_AD = { shown: 'network', label: 'carbon', elements: 1 } as const;
const BACKERS_AD = { shown: 'house', label: 'in-house-carbon', elements: 1 } as const;
const HOUSE_AD = { shown: 'house', label: 'in-house', elements: 0 } as const;

const AD_CASES: Record<Shape, [AdCase, ...AdCase[]]> = {
  image: [
    { script: 'serve', ...NETWORK_AD },
    { script: 'twice', ...NETWORK_AD },
    { script: 'hostile', ...NETWORK_AD },
    { script: 'house', ...BACKERS_AD },
    { script: 'empty', ...HOUSE_AD },
    { script: 'refuse', ...HOUSE_AD },
    { script: 'throw', ...HOUSE_AD, throws: 'The fake network threw this.' },
    { script: 'hang', ...HOUSE_AD },
  ],
  inline: [
    { feed: 'serve', ...NETWORK_AD, feedRequests: 1 },
    { feed: 'hostile', ...NETWORK_AD, feedRequests: 1 },
    { feed: 'house', ...BACKERS_AD, feedRequests: 1 },
    { feed: 'empty', script: 'empty', ...HOUSE_AD, feedRequests: 10 },
    { feed: 'empty', script: 'serve', ...NETWORK_AD, feedRequests: 10 },
    // A failed request leads to the script, as an empty feed does.
    { feed: 'error', script: 'serve', ...NETWORK_AD, feedRequests: 1 },
    { feed: 'hang', script: 'empty', ...HOUSE_AD, feedRequests: 1 },
  ],
};

/** Returns the visible text of the ad unit. */
const readText = async (page: Page): Promise<string> => (await findAdUnit(page).innerText()).trim();

const HOUSE_TEXTS = { image: /Get started · by MUI$/, inline: /^Get started\s/ };

/** Widths of the window, with the heights of the ad unit in px. The last one is the width that tests start with. */
const HEIGHTS = [
  [599, 142],
  [600, 126],
  [1199, 126],
  [1280, 252],
] as const;

/** Opens a page whose ads have one shape. */
async function openWithAds(shape: Shape, network: FakeNetwork, visit: Visit) {
  const { page, record } = await visit({ ads: { inlineShare: shape === 'inline' ? 1 : 0 } });
  await page.clock.install();
  await watchPage(page);
  network.set(AD_CASES[shape][0]);
  await page.goto(getSiteUrl(FIRST_PAGE), { waitUntil: 'domcontentloaded' });
  const displayed: object[] = [];
  // Resizing the window shifts the layout, too.
  let shiftByResizing = 0;
  return {
    page,
    record,
    /** Expects a new ad that is reported once. */
    async expectNewAd({ shown, label, elements }: AdCase): Promise<void> {
      await expect(findNetworkAds(page)).toHaveCount(elements);
      await passPolling(page);
      await expectAd(page, shown);
      const eventLabel = `${label}-body-top-${shape}`;
      displayed.push({ eventAction: 'display', eventLabel });
      await expect.poll(() => network.getEvents('ad')).toEqual(displayed);
      if (shown === 'house') {
        expect(await readText(page)).toMatch(HOUSE_TEXTS[shape]);
      }
      for (const link of await findAdUnit(page).locator('a:visible').all()) {
        await expect(link).toHaveAttribute('href', /^https:/);
        await expect(link).toHaveAttribute('rel', 'sponsored noopener');
        await expect(link).toHaveAttribute('data-ga-event-category', 'ad');
        await expect(link).toHaveAttribute('data-ga-event-action', 'click');
        await expect(link).toHaveAttribute('data-ga-event-label', eventLabel);
      }
      expect((await getLayoutShift(page)) - shiftByResizing).toBeLessThan(MAX_FONT_SHIFT);
      for (const [width, height] of HEIGHTS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await getPictureSizes(page)).toEqual(shape === 'image' ? ['130 × 100'] : []);
        await expect(findAdUnit(page)).toHaveJSProperty('offsetHeight', height);
        const card = findAdUnit(page).locator(':is(.companion-card, #carbonads):visible');
        await expect(card).toHaveJSProperty('offsetHeight', height);
      }
      shiftByResizing = await getLayoutShift(page);
    },
  };
}

for (const shape of ['image', 'inline'] as const) {
  test(`it shows the expected ad of the shape “${shape}” without a layout shift, however the network behaves`, async ({
    network,
    visit,
  }) => {
    const [first, ...others] = AD_CASES[shape];
    const { page, record, expectNewAd } = await openWithAds(shape, network, visit);
    await expectNewAd(first);
    expect(await readText(page)).toMatch(
      shape === 'image'
        ? /^An ad from the script/
        : /^Ad\s+Fake Network\s+(?:· )?An ad from the feed/,
    );
    const before = [...network.requests];
    const unit = await page.waitForSelector('[data-companion-slot]');
    // React must keep the first ad.
    await startReact(page);
    await passPolling(page);
    await expectAd(page, 'network');
    expect(network.requests).toEqual(before);
    expect(await unit.evaluate((element) => element.isConnected)).toBe(true);

    for (const [index, adCase] of others.entries()) {
      const { script = 'serve', feed = 'serve', feedRequests = 0 } = adCase;
      await test.step(`script: ${script}, feed: ${feed}`, async () => {
        network.set({ script, feed });
        const count = network.count('/feed.json');
        await navigateWithinSite(page, index % 2 ? FIRST_PAGE : SECOND_PAGE);
        await expect.poll(() => network.count('/feed.json') - count).toBe(feedRequests);
        await expectNewAd(adCase);
        if (shape === 'inline' && adCase.script === 'serve') {
          // A pseudo-element labels the network's own markup.
          const getLabel = (text: Element) => getComputedStyle(text, '::before').content;
          const label = await page.locator('.carbon-text').evaluate(getLabel);
          expect(label).toBe(`"${NETWORK_LABEL}"`);
        }
      });
    }
    if (shape === 'inline') {
      for (const path of ['/pixel/impression', '/pixel/one', '/pixel/two']) {
        expect(network.requests).toContain(path);
      }
    }
    const origins = record.requests.map(({ url }) => new URL(url).origin);
    const known = [new URL(getSiteUrl()).origin, NETWORK_ORIGIN];
    expect(origins.filter((origin) => !known.includes(origin))).toEqual([]);
    expect(await page.evaluate(() => window.pwned)).toBeUndefined();
    const thrown = others.flatMap(({ throws = [] }) => throws);
    expect(
      excludeNetworkFailures(record.problems).filter(
        (problem) => !thrown.some((part) => problem.includes(part)),
      ),
    ).toEqual([]);
  });
}

test('it reports no ad if the reader leaves before the network responds', async ({
  network,
  visit,
}) => {
  const { page } = await openWithAds('image', network, visit);
  await startReact(page);
  network.set({ script: 'hang' });
  await navigateWithinSite(page, SECOND_PAGE);
  await expect.poll(() => network.count('/carbon.js')).toBe(2);
  // A page that the reader leaves before its next frame isn't counted.
  await expect.poll(() => network.getEvents('page_view')).toHaveLength(2);
  await navigateWithinSite(page, 'search/');
  const before = network.getEvents('ad').length;
  await passPolling(page);
  await expect.poll(() => network.getEvents('page_view')).toHaveLength(3);
  expect(network.getEvents('ad')).toHaveLength(before);
});

test('it shows ads under the content security policy of a site with these options', async ({
  network,
  open,
}) => {
  const options = createCompanionOptions({ ads: { inlineShare: 0.5 } });
  const { page, record } = await open();
  const context = page.context();
  await network.attach(context);
  await serveVariant(context, options);
  // The built site has no third parties, so the test adds their sources as plugins/hosting does.
  await page.route(getSiteUrl(FIRST_PAGE), async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = Object.entries(getThirdPartySources(options)).reduce(
      (text, [directive, sources]) =>
        text.replace(new RegExp(`\\b${directive} [^;]*`), `$& ${sources.join(' ')}`),
      (headers['content-security-policy'] ?? '').replace(/; require-trusted-types-for.*/, ''),
    );
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  for (const isInline of ['0', '1']) {
    await page.addInitScript(
      (value) => sessionStorage.setItem('companion:inline', value),
      isInline,
    );
    await page.goto(getSiteUrl(FIRST_PAGE));
    await expectAd(page, 'network');
  }
  expect(network.getEvents('page_view')).toHaveLength(2);
  expect(excludeNetworkFailures(record.problems)).toEqual([]);
});

const AD_URL = 'https://ads.fake-network.test/click?';

/** Inserts an ad, whose link contains the frame's origin and any data of the page that the script can read. */
const SPYING_SCRIPT = `
  const seen = [() => parent.document.title, () => document.cookie, () => localStorage.secret]
    .map((look) => { try { return look() || 'nothing'; } catch { return 'nothing'; } });
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<a href="${AD_URL}' + [self.origin, ...seen].join() + '">An ad.</a>';
  document.body.append(ad);`;

test('it isolates the ad script in a frame, and covers the framed ad with the page’s own link', async ({
  visit,
}) => {
  const { page } = await visit({ ads: { network: { isolation: 'frame' } } });
  await page.route('**/carbon.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SPYING_SCRIPT }),
  );
  await page.addInitScript(() => {
    if (window === top) {
      document.cookie = localStorage.secret = 'secret=kept';
    }
  });
  await page.goto(getSiteUrl(FIRST_PAGE));
  // The link is added when the frame's message arrives.
  const link = findAdUnit(page).locator('.ad-framed.carbonads a.ad-cover');
  await expect(link).toHaveAttribute('href', `${AD_URL}null,nothing,nothing,nothing`);
  await expect(link).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
  const frame = findAdUnit(page).locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
  const isCovered = (element: Element): boolean => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top?.matches('.ad-cover') ?? false;
  };
  expect(await frame.evaluate(isCovered)).toBe(true);
});

const PHONE = { viewport: { width: 320, height: 700 } };
const PHONE_HEIGHT_PX = 142;

/** Expects an ad that fits into the space on a phone. */
async function expectToFit(page: Page, shown: ShownAd): Promise<void> {
  await passPolling(page);
  await expectAd(page, shown, PHONE_HEIGHT_PX);
  expect(await getLayoutShift(page)).toBeLessThan(MAX_FONT_SHIFT);
  for (const image of await findAdUnit(page).locator('img:visible').all()) {
    expect(await image.boundingBox()).toMatchObject({ width: 130, height: 100 });
  }
  const isTooWide = (element: HTMLElement): boolean => element.scrollWidth > element.clientWidth;
  expect(await findAdUnit(page).evaluate(isTooWide)).toBe(false);
}

test('it fits each house ad and an oversized network ad into the ad unit on a phone', async ({
  network,
  visit,
}) => {
  network.set({ script: 'error' });
  const { page } = await visit({}, PHONE);
  await page.clock.install();
  await watchPage(page);
  await page.addInitScript((count) => {
    Object.assign(window, { sample: 0 });
    Math.random = () => ((window as unknown as { sample: number }).sample + 0.5) / count;
  }, HOUSE_ADS.length);
  await page.goto(getSiteUrl(FIRST_PAGE));
  await startReact(page);
  for (const [index, { name, link }] of HOUSE_ADS.entries()) {
    await test.step(name, async () => {
      await page.evaluate((sample) => Object.assign(window, { sample }), index);
      await navigateWithinSite(page, index % 2 ? FIRST_PAGE : SECOND_PAGE);
      await expectToFit(page, 'house');
      await expect(findAdUnit(page).locator(`a[href="${link}"]`).first()).toBeVisible();
    });
  }
  network.set({ script: 'hostile' });
  await navigateWithinSite(page, SECOND_PAGE);
  await expect(findNetworkAds(page)).toBeAttached();
  await expectToFit(page, 'network');
});

test('it fits the appeal into the ad unit on a phone, and shows it on every page of the visit', async ({
  network,
  visit,
}) => {
  network.set({ script: 'refuse' });
  const { page } = await visit({ ads: { appealShare: 1 } }, PHONE);
  await page.clock.install();
  await watchPage(page);
  for (const path of [FIRST_PAGE, SECOND_PAGE]) {
    await page.goto(getSiteUrl(path));
    await expectToFit(page, 'appeal');
    await expect(findAdUnit(page)).toContainText(/free.*ad/s);
  }
  expect(await getShownAd(page)).toBe('appeal');
  await expect
    .poll(() => network.getEvents('ad'))
    .toEqual(
      Array(2).fill({ eventAction: 'display', eventLabel: 'in-house-adblock-body-top-image' }),
    );
});
