import { loadFeed } from '../../ads/loadFeed';
import { BEHAVIORS, type FakeNetwork, startNetwork } from '../../../../tests/fixtures/network';

/** Long enough for a busy machine, but shorter than Jest's own timeout, so that a hanging request fails first. */
const TIMEOUT_MS = 1500;

let network: FakeNetwork;
beforeAll(async () => {
  network = await startNetwork();
});
beforeEach(() => network.reset());
afterAll(() => network.close());

it.each(BEHAVIORS)(
  'returns an ad only if the server sends a valid one: behavior “%s”',
  async (feed) => {
    network.set({ feed, stepMs: 5 });
    const request = () =>
      fetch(`${network.origin}/feed.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const ad = await loadFeed(request, 10);
    const shown = ['serve', 'twice', 'house', 'hostile', 'throw', 'slow'];
    expect(typeof ad === 'object').toBe(shown.includes(feed));
  },
);
