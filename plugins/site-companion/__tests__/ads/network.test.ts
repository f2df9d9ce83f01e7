/** The feed, asked over a real connection that fails in every way that the fake network knows. */
import type { NetworkAd } from '../../ads/feed';
import { loadFeed } from '../../ads/loadFeed';
import { BEHAVIOURS, type FakeNetwork, startNetwork } from '../../../../tests/fixtures/network';

/** Long enough for an answer on a busy machine, short for one that never comes. */
const TIMEOUT_MS = 1500;

const FEED_TRIES = 10;

let network: FakeNetwork;
beforeAll(async () => {
  network = await startNetwork();
});
beforeEach(() => network.reset());
afterAll(() => network.close());

describe('loadFeed', () => {
  it.each(BEHAVIOURS)('survives a feed that behaves as "%s"', async (behaviour) => {
    network.set({ feed: behaviour, stepMs: 5 });
    const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const ad = await loadFeed(`${network.origin}/feed.json`, ask, FEED_TRIES);
    const shown = ['serve', 'twice', 'house', 'hostile', 'throw', 'slow'].includes(behaviour);
    expect(typeof ad === 'object').toBe(shown);
    expect(network.requests().filter(({ resource }) => resource === 'feed').length).toBe(
      { empty: FEED_TRIES, redirect: 21 }[behaviour as string] ?? 1,
    );
  });

  it('reads the ad and its pixels', async () => {
    const ad = (await loadFeed(`${network.origin}/feed.json`, fetch, FEED_TRIES)) as NetworkAd;
    expect(ad).toEqual({
      link: `${network.publicOrigin}/click/good`,
      image: `${network.publicOrigin}/image/good.svg`,
      company: 'Fake Network',
      description: 'An advertisement that was served by this machine.',
      impressions: [
        `${network.publicOrigin}/pixel/impression`,
        `${network.publicOrigin}/pixel/one?t=1700000000`,
        `${network.publicOrigin}/pixel/two?t=1700000000`,
      ],
    });
  });
});
