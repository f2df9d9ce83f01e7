/** Tests ads and analytics on nginx, with a content security policy that allows them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mergeTests } from '@playwright/test';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import {
  getAdUnitContent,
  getAdUnitHeight,
  AD_UNIT_HEIGHT_PX,
} from '../../support/companion/adUnit';
import { waitForStableAd, waitForAdUnit, watchCompanion } from '../../support/companion/probes';
import { expect, test as companionTest } from '../../support/companion/test';
import { createCompanionOptions } from '../../support/companion/variant';
import {
  getPageViews,
  routePublicOrigin,
  excludeNetworkFailures,
} from '../../support/companion/visit';
import { SmallSite } from '../../support/smallSite';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { SITE_URL, test as hostTest } from '../../support/hosts/test';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/installation/';

/** Serves a small site whose content security policy allows the fake network. */
const test = mergeTests(companionTest, hostTest).extend({
  hostedBuild: [
    async ({ startedNetwork }, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'third-parties-'));
      const { ads, analytics } = createCompanionOptions(startedNetwork, {
        ads: { ...QUICK_ADS, network: { hosts: [new URL(SITE_URL).hostname] } },
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

for (const [shape, behavior, shown] of [
  ['image', 'serve', 'network'],
  ['image', 'hostile', 'network'],
  ['image', 'refuse', 'house'],
  ['image', 'hang', 'house'],
  ['inline', 'serve', 'network'],
  ['inline', 'error', 'house'],
] as const) {
  test(`it shows a ${shown} ad under the content security policy: ${shape}, ${behavior}`, async ({
    network,
    openReader,
  }) => {
    network.set({ ...QUICK_NETWORK, [shape === 'image' ? 'script' : 'feed']: behavior });
    const { context, found } = await openReader();
    const page = await context.newPage();
    // The shape is stored in advance, because it would otherwise be chosen at random.
    await page.addInitScript(
      (isInline) => self === top && sessionStorage.setItem('companion:inline', isInline),
      shape === 'inline' ? '1' : '0',
    );
    await watchCompanion(page);
    await routePublicOrigin(page, network);
    await page.goto(SITE_URL + PAGE, { waitUntil: 'domcontentloaded' });
    await waitForAdUnit(page);
    await waitForStableAd(page);
    await startReact(page);
    expect((await getAdUnitContent(page)).shown).toBe(shown);
    expect(await getAdUnitHeight(page)).toBe(AD_UNIT_HEIGHT_PX);
    expect(await page.evaluate(() => window.pwned)).toBeUndefined();
    expect(await getPageViews(page, network, 1)).toHaveLength(1);
    expect(excludeNetworkFailures(found, network)).toEqual([]);
  });
}
