/** Tests image ads and inline ads, with an ad network that works and one that fails. */
import type { Page } from '@playwright/test';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';
import { HOUSE_LABEL } from '../../../plugins/site-companion/ads/sponsored';
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
  picture?: Behavior;
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
    { script: 'serve', picture: 'error', ...NETWORK_AD },
    { script: 'house', ...BACKERS_AD },
    { script: 'empty', ...HOUSE_AD },
    { script: 'refuse', ...HOUSE_AD },
    { script: 'error', ...HOUSE_AD },
    { script: 'malformed', ...HOUSE_AD, throws: 'Unexpected token' },
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
    { feed: 'refuse', script: 'serve', ...NETWORK_AD, feedRequests: 1 },
    { feed: 'malformed', script: 'empty', ...HOUSE_AD, feedRequests: 1 },
    { feed: 'hang', script: 'empty', ...HOUSE_AD, feedRequests: 1 },
  ],
};

/** Opens a page whose ads have one shape. */
async function openWithAds(shape: Shape, network: FakeNetwork, visit: Visit) {
  const { page, record } = await visit({ ads: { inlineShare: shape === 'inline' ? 1 : 0 } });
  await page.clock.install();
  await watchPage(page);
  network.set(AD_CASES[shape][0]);
  await page.goto(getSiteUrl(FIRST_PAGE), { waitUntil: 'domcontentloaded' });
  const displayed: object[] = [];
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
      await expect(findAdUnit(page)).toContainText(shown === 'network' ? '' : HOUSE_LABEL);
      for (const link of await findAdUnit(page).locator('a:visible').all()) {
        await expect(link).toHaveAttribute('href', /^https:/);
        await expect(link).toHaveAttribute('rel', 'sponsored noopener');
        await expect(link).toHaveAttribute('data-ga-event-category', 'ad');
        await expect(link).toHaveAttribute('data-ga-event-action', 'click');
        await expect(link).toHaveAttribute('data-ga-event-label', eventLabel);
      }
      expect(await getPictureSizes(page)).toEqual(shape === 'image' ? ['130 × 100'] : []);
      expect(await getLayoutShift(page)).toBeLessThan(MAX_FONT_SHIFT);
    },
  };
}

for (const shape of ['image', 'inline'] as const) {
  const adFile = shape === 'image' ? '/carbon.js' : '/feed.json';

  test(`it keeps an ad of the shape “${shape}” when React starts, and replaces it on the next page`, async ({
    network,
    visit,
  }) => {
    const { page, expectNewAd } = await openWithAds(shape, network, visit);
    await expectNewAd(AD_CASES[shape][0]);
    const before = [...network.requests];
    const unit = await page.waitForSelector('[data-companion-slot]');
    await startReact(page);
    await passPolling(page);
    await expectAd(page, 'network');
    expect(network.requests).toEqual(before);
    expect(await unit.evaluate((element) => element.isConnected)).toBe(true);

    await navigateWithinSite(page, SECOND_PAGE);
    await expectNewAd(AD_CASES[shape][0]);
    expect(network.count(adFile)).toBe(2);
    expect(await unit.evaluate((element) => element.childElementCount)).toBe(0);
  });

  test(`it reports no ad of the shape “${shape}” if the reader leaves before the network responds`, async ({
    network,
    visit,
  }) => {
    const { page } = await openWithAds(shape, network, visit);
    await startReact(page);
    network.set({ script: 'hang', feed: 'hang' });
    await navigateWithinSite(page, SECOND_PAGE);
    await expect.poll(() => network.count(adFile)).toBe(2);
    // A page that the reader leaves before its next frame isn't counted.
    await expect.poll(() => network.getEvents('page_view')).toHaveLength(2);
    await navigateWithinSite(page, 'search/');
    const before = network.getEvents('ad').length;
    await passPolling(page);
    await expect.poll(() => network.getEvents('page_view')).toHaveLength(3);
    expect(network.getEvents('ad')).toHaveLength(before);
  });

  test(`it shows the expected ad of the shape “${shape}” without a layout shift, however the network behaves`, async ({
    network,
    visit,
  }) => {
    const [first, ...others] = AD_CASES[shape];
    const { page, record, expectNewAd } = await openWithAds(shape, network, visit);
    await expectNewAd(first);
    await startReact(page);
    for (const [index, adCase] of others.entries()) {
      const { script = 'serve', feed = 'serve', picture = 'serve', feedRequests = 0 } = adCase;
      await test.step(`script: ${script}, feed: ${feed}, picture: ${picture}`, async () => {
        network.set({ script, feed, picture });
        const before = network.count('/feed.json');
        await navigateWithinSite(page, index % 2 ? FIRST_PAGE : SECOND_PAGE);
        await expect.poll(() => network.count('/feed.json') - before).toBe(feedRequests);
        await expectNewAd(adCase);
      });
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

test('it requests the pixels of an ad from the feed', async ({ network, visit }) => {
  await openWithAds('inline', network, visit);
  for (const path of ['/pixel/impression', '/pixel/one', '/pixel/two']) {
    await expect.poll(() => network.count(path)).toBe(1);
  }
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
