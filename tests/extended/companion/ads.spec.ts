/** The ad block on the built site, in both shapes, whatever the network does. */
import { HOUSE_LABEL } from '../../../plugins/site-companion/ads/sponsored';
import { AD_CASES, type AdCase, QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight, ROOM_PX } from '../../support/companion/block';
import {
  adSettles,
  companionStarts,
  layoutShifts,
  roomShifts,
  underWay,
} from '../../support/companion/probes';
import { expect, test, type Visit } from '../../support/companion/test';
import {
  adEvents,
  followLink,
  foreignRequests,
  goWithin,
  ownProblems,
  pageViews,
} from '../../support/companion/visit';
import { startReact } from '../../support/start';
import type { FakeNetwork } from '../../fixtures/network';
import { siteUrl } from '../../support/site';
import type { AdShape } from '../../../plugins/site-companion/ads/outcome';

const FIRST = 'core/introduction/base-concepts/';
const SECOND = 'core/introduction/tutorial/';
const WITHOUT_AD = 'search/';

/** How the network behaves on the way through all stages of a visit; other ways share one visit. */
const ALL_STAGES = ['serve', 'hostile', 'hang'];

/** A visit with ads of one shape, and what is expected of each of them. */
async function visitWithAds(shape: AdShape, network: FakeNetwork, visit: Visit) {
  const opened = await visit({ ads: { ...QUICK_ADS, inlineShare: shape === 'inline' ? 1 : 0 } });
  const { page, record } = opened;
  const [resource, file] =
    shape === 'image' ? (['script', '/carbon.js'] as const) : (['feed', '/feed.json'] as const);
  const displayed: object[] = [];
  /** The URLs of the network that pages have requested. */
  const asked = (): string[] =>
    record.requests
      .map(({ url }) => url)
      .filter((url) => url.startsWith(network.publicOrigin) || /carbon\.js|feed\.json/.test(url));
  return {
    page,
    asked,
    /** Counts the pages' ad requests. The network would count more, because browsers repeat refused requests. */
    count: (): number => asked().filter((url) => url.includes(file)).length,
    behave: ({ behaviour, script = 'serve' }: AdCase): void =>
      network.set({ ...QUICK_NETWORK, script, [resource]: behaviour }),
    /** Expects a new ad, which is displayed once, or with `isNew: false` the one that was there before. */
    async expectAd({ shown, label, asksScript }: AdCase, isNew = true): Promise<void> {
      await adSettles(page);
      const fullLabel = `${label}-body-top-${shape}`;
      const content = await blockContent(page);
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
      expect(content.networkElements).toBeLessThanOrEqual(1);
      expect(content.networkScripts).toBe(shape === 'image' || asksScript ? 1 : 0);
      expect(await blockHeight(page)).toBe(ROOM_PX);
      if (isNew) {
        displayed.push({ eventAction: 'display', eventLabel: fullLabel });
      }
      expect(await adEvents(page, network)).toEqual(displayed);
    },
    async expectNoHarm(throws: readonly string[] = []): Promise<void> {
      expect(foreignRequests(opened, network)).toEqual([]);
      expect(await page.evaluate(() => window.pwned)).toBeUndefined();
      const problems = ownProblems(opened, network);
      expect(problems.filter((text) => !throws.some((part) => text.includes(part)))).toEqual([]);
    },
  };
}

for (const shape of ['image', 'inline'] as const) {
  const isForAllStages = ({ behaviour }: AdCase): boolean => ALL_STAGES.includes(behaviour);

  for (const adCase of AD_CASES[shape].filter(isForAllStages)) {
    const { behaviour, requests, isShared } = adCase;

    test(`it comes before intent, stays with React, and is renewed and left by client navigations: ${shape}, ${behaviour}`, async ({
      network,
      visit,
    }) => {
      const ads = await visitWithAds(shape, network, visit);
      const { page } = ads;
      ads.behave(adCase);
      await page.goto(siteUrl(FIRST), { waitUntil: 'domcontentloaded' });
      await ads.expectAd(adCase);
      expect(ads.count()).toBe(requests);
      expect(await layoutShifts(page)).toEqual([]);

      const before = ads.asked();
      const element = await page.waitForSelector('[data-companion-room]');
      await startReact(page);
      await ads.expectAd(adCase, false);
      expect(ads.asked()).toEqual(before);
      expect(await element.evaluate((block) => block.isConnected)).toBe(true);
      expect(await layoutShifts(page)).toEqual([]);

      await followLink(page, SECOND);
      await ads.expectAd(adCase);
      expect(ads.count()).toBe(isShared ? requests : 2 * requests);
      expect(await element.evaluate((block) => block.childElementCount)).toBe(0);

      // Left while it is at work, for a page without an ad.
      await followLink(page, FIRST);
      await companionStarts(page);
      await goWithin(page, WITHOUT_AD);
      expect(await pageViews(page, network, 4)).toHaveLength(4);
      expect(await underWay(page)).toEqual({ timers: 0, fetches: [] });
      expect(await adEvents(page, network)).toHaveLength(2);
      const shifts = await layoutShifts(page);
      expect(shifts.filter(({ afterInput }) => !afterInput)).toEqual([]);
      await ads.expectNoHarm();
    });
  }

  test(`it fits into its room, however else the network answers: ${shape}`, async ({
    network,
    visit,
  }) => {
    test.slow();
    const ads = await visitWithAds(shape, network, visit);
    const { page } = ads;
    const [served, ...others] = AD_CASES[shape].filter(
      (adCase) => adCase.behaviour === 'serve' || !isForAllStages(adCase),
    ) as [AdCase, ...AdCase[]];
    ads.behave(served);
    await page.goto(siteUrl(FIRST));
    await ads.expectAd(served);
    await startReact(page);
    for (const [index, adCase] of others.entries()) {
      const { behaviour, script = 'serve', requests } = adCase;
      await test.step(`${behaviour}, script: ${script}`, async () => {
        ads.behave(adCase);
        const before = ads.count();
        await goWithin(page, index % 2 ? FIRST : SECOND);
        await ads.expectAd(adCase);
        expect(ads.count() - before).toBe(requests);
        expect(await roomShifts(page)).toEqual([]);
      });
    }
    await ads.expectNoHarm(others.flatMap(({ throws = [] }) => throws));
  });
}
