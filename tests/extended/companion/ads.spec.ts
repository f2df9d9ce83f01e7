/** Tests image ads and inline ads, with an ad network that works and one that fails. */
import { HOUSE_LABEL } from '../../../plugins/site-companion/ads/sponsored';
import type { FakeNetwork } from '../../fixtures/network';
import {
  AD_CASES,
  type AdCase,
  type AdCases,
  PICTURE_CASES,
  QUICK_ADS,
  QUICK_NETWORK,
} from '../../support/companion/adCases';
import {
  getAdUnitContent,
  getAdUnitHeight,
  AD_UNIT_HEIGHT_PX,
} from '../../support/companion/adUnit';
import {
  waitForStableAd,
  waitForAdUnit,
  getPendingWork,
  getLayoutShifts,
} from '../../support/companion/probes';
import { expect, test, type Visit } from '../../support/companion/test';
import {
  getAdEvents,
  followLink,
  navigateWithinSite,
  getOwnProblems,
  getPageViews,
} from '../../support/companion/visit';
import { getSiteUrl } from '../../support/site';
import { startReact } from '../../support/start';

const FIRST_PAGE = 'core/introduction/base-concepts/';
const SECOND_PAGE = 'core/introduction/tutorial/';

/** With this interval, polling ends after 3 s, because a busy machine takes more than a second to run the script. */
const AD_SETTINGS = { ...QUICK_ADS, pollIntervalMs: 100, displayDelayMs: 2000 };

/** Starts a visit with ads of one shape, and returns the page with functions that check its ads. */
async function visitWithAds(shape: 'image' | 'inline', network: FakeNetwork, visit: Visit) {
  const opened = await visit({ ads: { ...AD_SETTINGS, inlineShare: shape === 'inline' ? 1 : 0 } });
  const { page, record } = opened;
  const [resource, file] =
    shape === 'image' ? (['script', '/carbon.js'] as const) : (['feed', '/feed.json'] as const);
  const displayed: object[] = [];
  const getRequestedUrls = (): string[] =>
    record.requests
      .map(({ url }) => url)
      .filter((url) => url.startsWith(network.publicOrigin) || /carbon\.js|feed\.json/.test(url));
  return {
    page,
    getRequestedUrls,
    /** Counts the pages' ad requests. The fake network would count more, because browsers retry refused requests. */
    countRequests: (): number => getRequestedUrls().filter((url) => url.includes(file)).length,
    setCase: ({ behavior, script = 'serve', pictures = 'serve' }: AdCase): void =>
      network.set({
        ...QUICK_NETWORK,
        image: pictures,
        pixel: pictures,
        script,
        [resource]: behavior,
      }),
    /** Expects a new ad that is reported exactly once. */
    async expectAd({ shown, label, script }: AdCase): Promise<void> {
      await waitForStableAd(page);
      const fullLabel = `${label}-body-top-${shape}`;
      const content = await getAdUnitContent(page);
      expect(content.shown).toBe(shown);
      expect(content.text).toContain(shown === 'network' ? '' : HOUSE_LABEL);
      expect(content.links.length).toBeGreaterThan(0);
      for (const link of content.links) {
        expect(link).toMatchObject({
          href: expect.stringMatching(/^https:/),
          rel: 'sponsored noopener',
          event: ['ad', 'click', fullLabel],
        });
      }
      expect(content.pictures).toEqual(shape === 'image' ? ['130 × 100'] : []);
      expect(content.networkElements).toBeLessThanOrEqual(1);
      expect(content.networkScripts).toBe(shape === 'image' || script ? 1 : 0);
      expect(await getAdUnitHeight(page)).toBe(AD_UNIT_HEIGHT_PX);
      displayed.push({ eventAction: 'display', eventLabel: fullLabel });
      expect(await getAdEvents(page, network)).toEqual(displayed);
    },
    async expectNoHarm(throws: readonly string[] = []): Promise<void> {
      const known = [new URL(getSiteUrl()).origin, network.origin, network.publicOrigin];
      const origins = record.requests.map(({ url }) => new URL(url).origin);
      expect(origins.filter((origin) => !known.includes(origin))).toEqual([]);
      expect(await page.evaluate(() => window.pwned)).toBeUndefined();
      const problems = getOwnProblems(opened, network);
      expect(problems.filter((text) => !throws.some((part) => text.includes(part)))).toEqual([]);
    },
  };
}

for (const shape of ['image', 'inline'] as const) {
  const [served] = AD_CASES[shape];

  test(`it shows an ad before React starts, keeps it afterwards, and replaces it on client-side navigations: ${shape}`, async ({
    network,
    visit,
  }) => {
    const ads = await visitWithAds(shape, network, visit);
    const { page } = ads;
    ads.setCase(served);
    await page.goto(getSiteUrl(FIRST_PAGE), { waitUntil: 'domcontentloaded' });
    await ads.expectAd(served);
    expect(ads.countRequests()).toBe(1);
    expect(await getLayoutShifts(page)).toEqual([]);

    const before = ads.getRequestedUrls();
    const element = await page.waitForSelector('[data-companion-room]');
    await startReact(page);
    await waitForStableAd(page);
    expect((await getAdUnitContent(page)).shown).toBe('network');
    expect(await getAdEvents(page, network)).toHaveLength(1);
    expect(ads.getRequestedUrls()).toEqual(before);
    expect(await element.evaluate((block) => block.isConnected)).toBe(true);
    expect(await getLayoutShifts(page)).toEqual([]);

    await followLink(page, SECOND_PAGE);
    await ads.expectAd(served);
    expect(ads.countRequests()).toBe(2);
    expect(await element.evaluate((block) => block.childElementCount)).toBe(0);

    // The reader leaves for a page without an ad while an ad is pending.
    network.set({ script: 'hang', feed: 'hang' });
    await followLink(page, FIRST_PAGE);
    await waitForAdUnit(page);
    await navigateWithinSite(page, 'search/');
    expect(await getPageViews(page, network, 4)).toHaveLength(4);
    expect(await getPendingWork(page)).toEqual({ timers: 0, fetches: [] });
    expect(await getAdEvents(page, network)).toHaveLength(2);
    const shifts = await getLayoutShifts(page);
    expect(shifts.filter(({ afterInput }) => !afterInput)).toEqual([]);
    await ads.expectNoHarm();
  });
}

const VISIT_CASES: [name: string, shape: 'image' | 'inline', cases: AdCases][] = [
  ['image', 'image', AD_CASES.image],
  ['inline', 'inline', AD_CASES.inline],
  ['image with broken pictures', 'image', PICTURE_CASES],
];

for (const [name, shape, [first, ...others]] of VISIT_CASES) {
  test(`it shows the expected ad without a layout shift, however the network behaves: ${name}`, async ({
    network,
    visit,
  }) => {
    const ads = await visitWithAds(shape, network, visit);
    const { page } = ads;
    ads.setCase(first);
    await page.goto(getSiteUrl(FIRST_PAGE), { waitUntil: 'domcontentloaded' });
    await ads.expectAd(first);
    await startReact(page);
    for (const [index, adCase] of others.entries()) {
      const { behavior, script, pictures, requests } = adCase;
      await test.step(`${behavior}, script: ${script}, pictures: ${pictures}`, async () => {
        ads.setCase(adCase);
        const before = ads.countRequests();
        await navigateWithinSite(page, index % 2 ? FIRST_PAGE : SECOND_PAGE);
        await ads.expectAd(adCase);
        expect(ads.countRequests() - before).toBe(requests);
        expect(await getLayoutShifts(page)).toEqual([]);
        if (pictures) {
          expect((await getAdUnitContent(page)).text).toContain('An ad by the script.');
          for (const resource of ['image', 'pixel']) {
            expect(network.requests()).toContainEqual(
              expect.objectContaining({ resource, behavior: pictures }),
            );
          }
        }
      });
    }
    await ads.expectNoHarm(others.flatMap(({ throws = [] }) => throws));
  });
}
