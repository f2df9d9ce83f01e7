/** Ads and analytics behind the policy that names them: whatever they do, the page works. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mergeTests } from '@playwright/test';
import { startReact } from '../../support/start';
import type { Behaviour } from '../../fixtures/network';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight, ROOM_PX, type Shown } from '../../support/companion/block';
import { networkOptions } from '../../support/companion/options';
import { adSettles, companionStarts, watchCompanion } from '../../support/companion/probes';
import { expect, test as companionTest } from '../../support/companion/test';
import { pageViews, routePublicOrigin, withoutNetwork } from '../../support/companion/visit';
import { SmallSite } from '../../support/fewPages';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { SITE, test as hostTest } from '../../support/hosts/test';

const PAGE = 'core/introduction/installation/';

/** A site of few pages, built with the fake network's addresses in its policy, on nginx. */
const test = mergeTests(companionTest, hostTest).extend({
  hostedBuild: [
    async ({ startedNetwork }, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'third-parties-'));
      const { ads, analytics } = networkOptions(startedNetwork, {
        ads: { ...QUICK_ADS, network: { hosts: [new URL(SITE).hostname] } },
      });
      const site = new SmallSite(path.join(folder, 'site'), {
        SITE_COMPANION: JSON.stringify({ ads, analytics }),
      });
      await site.docusaurus('build');
      await use(path.join(site.folder, 'build'));
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 10 * 60_000 },
  ],
});

test.skip(...WITHOUT_NGINX);

for (const [shape, resource] of [
  ['image', 'script'],
  ['inline', 'feed'],
] as const) {
  for (const [behaviour, shown] of [
    ['serve', 'network'],
    ['hostile', 'network'],
    ['refuse', 'house'],
    ['hang', 'house'],
    ['error', 'house'],
  ] as [Behaviour, Shown][]) {
    test(`it shows ${shown === 'house' ? 'a house ad' : 'the ad'} when the ${resource} of the network does “${behaviour}”`, async ({
      network,
      openReader,
    }) => {
      network.set({ ...QUICK_NETWORK, [resource]: behaviour });
      const { context, found } = await openReader();
      const page = await context.newPage();
      // The shape of ads is drawn once per visit, and kept in this way.
      await page.addInitScript(
        (isInline) => self === top && sessionStorage.setItem('companion:inline', isInline),
        shape === 'inline' ? '1' : '0',
      );
      await watchCompanion(page);
      await routePublicOrigin(page, network);
      await page.goto(SITE + PAGE, { waitUntil: 'domcontentloaded' });
      await companionStarts(page);
      await adSettles(page);
      await startReact(page);
      expect((await blockContent(page)).shown).toBe(shown);
      expect(await blockHeight(page)).toBe(ROOM_PX);
      expect(await page.evaluate(() => window.pwned)).toBeUndefined();
      expect(await pageViews(page, network, 1)).toHaveLength(1);
      expect(withoutNetwork(found, network)).toEqual([]);
    });
  }
}
