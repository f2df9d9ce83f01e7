/** Ads and analytics behind the policy that names them: they work, and whatever they do, the page does. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AdShape } from '../../../plugins/site-companion/ads/outcome';
import type { Behaviour } from '../../fixtures/network';
import { QUICK_ADS, QUICK_NETWORK } from '../../support/companion/adCases';
import { blockContent, blockHeight, ROOM_PX, type Shown } from '../../support/companion/block';
import { companionRests, companionStarts, watchCompanion } from '../../support/companion/probes';
import {
  networkOptions,
  pageViews,
  READER,
  routePublicOrigin,
  setUpNetwork,
  withoutNetwork,
} from '../../support/companion/visit';
import { SmallSite } from '../../support/fewPages';
import { onNginx } from '../../support/hosts/nginx';
import { type HostReader, openReader, SITE } from '../../support/hosts/reader';
import { reactIsOn, showIntent } from '../../support/start';

const PAGE = 'core/introduction/installation/';
const BUILD_MS = 5 * 60_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'third-parties-'));
const SHAPES: AdShape[] = ['image', 'inline'];
const buildOf = (shape: AdShape): string => path.join(folder, shape, 'build');

const network = setUpNetwork();

/** Builds a site of few pages whose ads have one shape. */
async function build(shape: AdShape): Promise<void> {
  const site = new SmallSite(path.join(folder, shape));
  const { ads, analytics } = networkOptions(network(), {
    ads: {
      ...QUICK_ADS,
      inlineShare: shape === 'inline' ? 1 : 0,
      network: { hosts: [new URL(SITE).hostname] },
    },
  });
  process.env.SITE_COMPANION = JSON.stringify({ ads, analytics });
  await site.docusaurus('build');
}

beforeAll(async () => {
  for (const shape of SHAPES) {
    await build(shape);
  }
}, 2 * BUILD_MS);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe.each(SHAPES)('%s', (shape) => {
  onNginx(
    (host) => {
      let reader: HostReader;
      afterEach(() => reader.close());

      /** Reads a page until the ad block rests, and has React start. */
      async function read() {
        reader = await openReader(host(), { userAgent: READER });
        const page = await reader.context.newPage();
        await watchCompanion(page);
        await routePublicOrigin(page, network());
        await page.goto(SITE + PAGE, { waitUntil: 'domcontentloaded' });
        await companionStarts(page);
        await companionRests(page);
        await showIntent(page);
        await reactIsOn(page);
        return page;
      }

      test.each<[Behaviour, Shown]>([
        ['serve', 'network'],
        ['hostile', 'network'],
        ['refuse', 'house'],
        ['hang', 'house'],
        ['error', 'house'],
      ])('a network that does “%s”: %s', async (behaviour, shown) => {
        const resource = shape === 'image' ? 'script' : 'feed';
        network().set({ ...QUICK_NETWORK, [resource]: behaviour });
        const page = await read();
        const content = await blockContent(page);
        expect(content.shown).toBe(shown);
        expect(await blockHeight(page)).toBe(ROOM_PX);
        expect(await page.evaluate(() => window.pwned)).toBeUndefined();
        await expect(pageViews(page, network(), 1)).resolves.toHaveLength(1);
        expect(withoutNetwork(reader.found, network())).toEqual([]);
      });
    },
    () => buildOf(shape),
  );
});
