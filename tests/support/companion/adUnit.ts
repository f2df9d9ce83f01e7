import type { Locator, Page } from '@playwright/test';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';
import { expect } from '../test';

/** Height of the ad unit beside the text (at 1200 px and wider), in px. */
export const AD_UNIT_HEIGHT_PX = 252;

/** The content that the reader sees in the ad unit. */
export type ShownAd = 'network' | 'house' | 'appeal' | 'nothing';

export const findAdUnit = (page: Page): Locator => page.locator('[data-companion-slot]');

export const findNetworkAds = (page: Page): Locator => page.locator('#carbonads, .carbonads');

/** Lets the time pass after which polling has ended and the ad has been reported. */
export const passPolling = (page: Page): Promise<void> => page.clock.runFor(20_000);

export async function getShownAd(page: Page): Promise<ShownAd> {
  const unit = findAdUnit(page);
  const links = await unit.locator('a:visible').evaluateAll((all) => all.map(String));
  if (HOUSE_ADS.some(({ link }) => links.includes(link))) {
    return 'house';
  }
  return (await unit.locator('.companion-appeal:visible').count()) > 0
    ? 'appeal'
    : (await unit.locator(':is(#carbonads, .carbonads):visible').count()) > 0
      ? 'network'
      : 'nothing';
}

/** Returns the sizes of the visible pictures, such as `130 × 100`. */
export const getPictureSizes = (page: Page): Promise<string[]> =>
  findAdUnit(page)
    .locator('img:visible')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ width, height }) => `${width} × ${height}`),
    );

/** Expects an ad that fills the reserved space. */
export async function expectAd(page: Page, shown: ShownAd, height = AD_UNIT_HEIGHT_PX) {
  await expect.poll(() => getShownAd(page)).toBe(shown);
  await expect(findAdUnit(page)).toHaveJSProperty('offsetHeight', height);
}

/** Excludes failures of the network itself, which browsers also report. */
export const excludeNetworkFailures = (problems: readonly string[]): string[] =>
  problems.filter((problem) => !problem.includes('fake-network.test'));
