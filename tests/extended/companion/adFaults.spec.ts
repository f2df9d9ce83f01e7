/** An ad whose picture and pixels fail: the text stays in its place, and nothing moves. */
import type { Behaviour } from '../../fixtures/network';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight, ROOM_PX } from '../../support/companion/block';
import { adSettles, roomShifts } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { adEvents, goWithin, ownProblems } from '../../support/companion/visit';
import { startReact } from '../../support/start';
import { siteUrl } from '../../support/site';

const PAGES = ['core/introduction/base-concepts/', 'core/introduction/tutorial/'] as const;
// The one that hangs is the last: a later ad would wait for the same answer.
const FAULTS: Behaviour[] = ['refuse', 'none', 'malformed', 'empty', 'error', 'hang'];

test('it shows the text of an ad in its place whatever becomes of picture and pixels', async ({
  network,
  visit,
}) => {
  network.set({ ...QUICK_NETWORK, image: 'error', pixel: 'error' });
  const opened = await visit({ ads: { ...QUICK_ADS, inlineShare: 1 } });
  const { page } = opened;
  await page.goto(siteUrl(PAGES[0]), { waitUntil: 'domcontentloaded' });
  await adSettles(page);
  await startReact(page);
  for (const [index, behaviour] of FAULTS.entries()) {
    await test.step(behaviour, async () => {
      network.set({ image: behaviour, pixel: behaviour });
      const before = network.requests().length;
      await goWithin(page, PAGES[(index + 1) % 2] ?? '');
      await adSettles(page);
      const { shown, text } = await blockContent(page);
      expect(shown).toBe('network');
      expect(text).toContain('Fake Network');
      expect(await blockHeight(page)).toBe(ROOM_PX);
      expect(await roomShifts(page)).toEqual([]);
      expect(await adEvents(page, network)).toEqual(
        Array(index + 2).fill({ eventAction: 'display', eventLabel: 'carbon-body-top-inline' }),
      );
      const asked = network.requests().slice(before);
      for (const resource of ['image', 'pixel']) {
        expect(asked).toContainEqual(expect.objectContaining({ resource, behaviour }));
      }
    });
  }
  expect(ownProblems(opened, network)).toEqual([]);
});
