/** The room of an ad on phones: whatever comes, it fits and shifts nothing. */
import type { Page } from '@playwright/test';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight, blockOf, type Shown } from '../../support/companion/block';
import { adSettles, layoutShifts } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { goWithin } from '../../support/companion/visit';
import { startReact } from '../../support/start';
import { siteUrl } from '../../support/site';

const PAGES = ['core/introduction/base-concepts/', 'core/introduction/tutorial/'] as const;

async function expectToFit(page: Page, shown: Shown): Promise<void> {
  await adSettles(page);
  expect((await blockContent(page)).shown).toBe(shown);
  expect(await blockHeight(page)).toBe(142);
  expect(await layoutShifts(page)).toEqual([]);
  const block = blockOf(page);
  for (const image of await block.locator('img:visible').all()) {
    expect(await image.boundingBox()).toMatchObject({ width: 130, height: 100 });
  }
  expect(await block.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
    false,
  );
}

for (const width of [320, 375]) {
  test(`it fits each house ad and an oversized ad into their room at a width of ${width} px`, async ({
    network,
    visit,
  }) => {
    network.set({ ...QUICK_NETWORK, script: 'error' });
    const { page } = await visit({ ads: QUICK_ADS }, { viewport: { width, height: 700 } });
    await page.addInitScript((count) => {
      Object.assign(window, { drawn: 0 });
      Math.random = () => ((window as unknown as { drawn: number }).drawn + 0.5) / count;
    }, HOUSE_ADS.length);
    await page.goto(siteUrl(PAGES[0]));
    for (const [index, { name, link }] of HOUSE_ADS.entries()) {
      await test.step(name, async () => {
        if (index > 0) {
          await page.evaluate((drawn) => Object.assign(window, { drawn }), index);
          await goWithin(page, PAGES[index % 2] ?? '');
        }
        await expectToFit(page, 'house');
        expect((await blockContent(page)).links).toContainEqual(
          expect.objectContaining({ href: link }),
        );
      });
      if (index === 0) {
        await startReact(page);
      }
    }
    network.set({ script: 'hostile' });
    await goWithin(page, PAGES[0]);
    await expectToFit(page, 'network');
  });
}

test('it fits the appeal into its room at a width of 320 px', async ({ network, visit }) => {
  network.set({ ...QUICK_NETWORK, script: 'error' });
  const { page } = await visit(
    { ads: { ...QUICK_ADS, appealShare: 1 } },
    { viewport: { width: 320, height: 700 } },
  );
  await page.goto(siteUrl(PAGES[0]));
  await expectToFit(page, 'appeal');
});
