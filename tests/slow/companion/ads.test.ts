/** The ad block on the built site, in both shapes, whatever the network does. */
import { HOUSE_LABEL } from '../../../plugins/site-companion/ads/sponsored';
import { setUpChromium } from '../../support/chromium';
import { siteUrl } from '../../support/site';
import { reactIsOn, showIntent } from '../../support/start';
import { AD_CASES, QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight, ROOM_PX } from '../../support/companion/block';
import {
  companionRests,
  companionStarts,
  layoutShifts,
  underWay,
} from '../../support/companion/probes';
import {
  arrivedCalls,
  eventsOf,
  followLink,
  foreignRequests,
  goWithin,
  networkOptions,
  ownProblems,
  pageViews,
  setUpNetwork,
  visitor,
} from '../../support/companion/visit';

const FIRST = 'core/introduction/base-concepts/';
const SECOND = 'core/introduction/tutorial/';
const WITHOUT_AD = 'search/';

const displayed = (label: string) => ({ eventAction: 'display', eventLabel: label });

const cases = (['image', 'inline'] as const).flatMap((shape) =>
  AD_CASES[shape].map((adCase) => [adCase.behaviour, shape, adCase] as const),
);

jest.setTimeout(60_000);
const open = setUpChromium();
const network = setUpNetwork();

describe.each(cases)('%s × %s', (behaviour, shape, adCase) => {
  const { shown, label, requests, isShared, throws, script, asksScript } = adCase;

  test('before intent, with React, after a client navigation, and left', async () => {
    const [resource, file] = shape === 'image' ? ['script', '/carbon.js'] : ['feed', '/feed.json'];
    const fake = network();
    fake.set({ ...(script && { script }), [resource]: behaviour, ...QUICK_NETWORK });
    const options = networkOptions(fake, {
      ads: { ...QUICK_ADS, inlineShare: shape === 'inline' ? 1 : 0 },
    });
    const test = await visitor(open, fake, options);
    const { page } = test;
    const asked = (): string[] =>
      test.record.requests
        .map(({ url }) => url)
        .filter((url) => url.startsWith(fake.publicOrigin) || /carbon\.js|feed\.json/.test(url));
    const askedFor = (): number => asked().filter((url) => url.includes(file)).length;
    const fullLabel = `${label}-body-top-${shape}`;
    const event = ['ad', 'click', fullLabel];

    const expectBlock = async (pages: number): Promise<void> => {
      const content = await blockContent(page);
      expect(content.shown).toBe(shown);
      expect(content.text).toContain(shown === 'network' ? '' : HOUSE_LABEL);
      expect(content.links.length).toBeGreaterThan(0);
      for (const link of content.links) {
        expect(link).toMatchObject({ rel: 'sponsored noopener', event });
        expect(link.href).toMatch(/^https:/);
      }
      expect(content.networkElements).toBeLessThanOrEqual(1);
      expect(content.networkScripts).toBe(shape === 'image' || asksScript ? 1 : 0);
      expect(await blockHeight(page)).toBe(ROOM_PX);
      const calls = await arrivedCalls(page, fake);
      expect(eventsOf(calls, 'ad')).toEqual(Array(pages).fill(displayed(fullLabel)));
      expect(askedFor()).toBe(isShared ? requests : requests * pages);
    };

    await page.goto(siteUrl(FIRST), { waitUntil: 'domcontentloaded' });
    await companionStarts(page);
    await companionRests(page);
    await expectBlock(1);
    expect(await layoutShifts(page)).toEqual([]);

    const before = asked();
    const element = await page.waitForSelector('[data-companion-room]');
    await showIntent(page);
    await reactIsOn(page);
    await companionRests(page);
    await expectBlock(1);
    expect(asked()).toEqual(before);
    expect(await element.evaluate((block) => block.isConnected)).toBe(true);
    expect(await layoutShifts(page)).toEqual([]);

    await followLink(page, SECOND);
    await companionRests(page);
    await expectBlock(2);
    expect(await element.evaluate((block) => block.childElementCount)).toBe(0);

    // Left while it is at work, for a page without an ad.
    await followLink(page, FIRST);
    await page.waitForSelector(`[data-companion-room] .companion-slot`, { state: 'attached' });
    await goWithin(page, WITHOUT_AD);
    await expect(pageViews(page, fake, 4)).resolves.toHaveLength(4);
    expect(await underWay(page)).toEqual({ timers: 0, fetches: [] });
    const calls = await arrivedCalls(page, fake);
    expect(eventsOf(calls, 'ad')).toHaveLength(2);

    const shifts = await layoutShifts(page);
    expect(shifts.filter(({ afterInput }) => !afterInput)).toEqual([]);
    expect(foreignRequests(test, fake)).toEqual([]);
    expect(await page.evaluate(() => window.pwned)).toBeUndefined();
    const problems = ownProblems(test, fake);
    expect(throws ? problems.filter((problem) => !problem.includes(throws)) : problems).toEqual([]);
  });
});
