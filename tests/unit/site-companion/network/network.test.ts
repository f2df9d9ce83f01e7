import { execFile } from 'node:child_process';
import path from 'node:path';
import vm from 'node:vm';
import type { NetworkAd } from '../../../../plugins/site-companion/ads/feed';
import { loadFeed } from '../../../../plugins/site-companion/ads/loadFeed';
import {
  BEHAVIOURS,
  type FakeNetwork,
  type Scenario,
  startNetwork,
} from '../../../fixtures/network';

const RESOURCES = ['/carbon.js', '/feed.json', '/image/a.svg', '/pixel/a', '/gtag/js'];

/** Long enough for an answer on a busy machine, short for one that never comes. */
const PATIENCE_MS = 1500;

const FEED_TRIES = 10;

let network: FakeNetwork;
beforeAll(async () => {
  network = await startNetwork();
});
beforeEach(() => network.reset());
afterAll(() => network.close());

const get = (url: string) =>
  fetch(network.origin + url, { signal: AbortSignal.timeout(PATIENCE_MS) });
const post = (url: string, body: unknown) =>
  fetch(network.origin + url, { method: 'POST', body: JSON.stringify(body) });

test('listens on this machine only', () => {
  expect(network.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test.each(RESOURCES)('serves %s to pages of any origin', async (url) => {
  const response = await get(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect((await response.text()).length).toBeGreaterThan(0);
});

test.each(['/', '/nothing', '/as/nonsense/feed.json', '/as/hang/nothing'])(
  '%s is not there',
  async (url) => {
    expect((await get(url)).status).toBe(404);
    expect(network.requests()).toEqual([]);
  },
);

test('records requests, in order, with what was done', async () => {
  await get('/carbon.js?serve=A&placement=b');
  await get('/as/error/pixel/one');
  expect(network.requests()).toEqual([
    {
      method: 'GET',
      url: '/carbon.js?serve=A&placement=b',
      resource: 'script',
      behaviour: 'serve',
    },
    { method: 'GET', url: '/as/error/pixel/one', resource: 'pixel', behaviour: 'error' },
  ]);
});

describe.each(RESOURCES)('faults of %s', (url) => {
  test.each(['refuse', 'hang', 'redirect'])('%s: no answer', async (behaviour) => {
    await expect(get(`/as/${behaviour}${url}`)).rejects.toThrow();
  });

  test('error: status 500', async () => {
    expect((await get(`/as/error${url}`)).status).toBe(500);
  });

  test('malformed: another language', async () => {
    const text = await (await get(`/as/malformed${url}`)).text();
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(() => new vm.Script(text)).toThrow();
  });

  test('slow: complete, after a while', async () => {
    network.set({ stepMs: 10 });
    const start = performance.now();
    const text = await (await get(`/as/slow${url}`)).text();
    expect(performance.now() - start).toBeGreaterThan(60);
    expect(text).toBe(await (await get(url)).text());
  });
});

test.each(BEHAVIOURS)('%s harms nobody who loads the feed', async (behaviour) => {
  network.set({ feed: behaviour, stepMs: 5 });
  const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const ad = await loadFeed(`${network.origin}/feed.json`, ask, FEED_TRIES);
  const shown = ['serve', 'twice', 'house', 'hostile', 'throw', 'slow'].includes(behaviour);
  expect(typeof ad === 'object').toBe(shown);
  expect(network.requests().filter(({ resource }) => resource === 'feed').length).toBe(
    { empty: FEED_TRIES, redirect: 21 }[behaviour as string] ?? 1,
  );
});

test('the feed of a good day', async () => {
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
  expect((await fetch(network.local(ad.impressions[1] ?? ''))).status).toBe(200);
  expect(network.requests().at(-1)).toMatchObject({ url: '/pixel/one?t=1700000000' });
});

test('collects events in the order of the pages, whatever order they arrive in', async () => {
  const hit = (page: string, order: number) => ({
    page,
    order,
    location: `https://mui.com/${page}`,
    isCall: true,
    call: ['event', `${page}${order}`],
  });
  for (const [page, order] of [
    ['a', 1],
    ['b', 0],
    ['a', 0],
  ] as const) {
    await post('/collect', hit(page, order));
  }
  expect(network.events()).toEqual([hit('a', 0), hit('a', 1), hit('b', 0)]);
});

test('a collector that fails collects nothing', async () => {
  await post('/as/error/collect', { page: 'a', order: 0 });
  expect(network.events()).toEqual([]);
});

test('the control desk', async () => {
  const change: Partial<Scenario> = { feed: 'error' };
  await post('/control/set', change);
  expect((await get('/feed.json')).status).toBe(500);
  expect(await (await get('/control/requests')).json()).toEqual(network.requests());
  expect(await (await get('/control/events')).json()).toEqual([]);
  await post('/control/reset', null);
  expect(network.requests()).toEqual([]);
  expect((await get('/feed.json')).status).toBe(200);
});

test('nonsense at the control desk is refused, and harms nobody', async () => {
  await expect(
    fetch(`${network.origin}/control/set`, { method: 'POST', body: '{' }),
  ).rejects.toThrow();
  expect((await get('/feed.json')).status).toBe(200);
});

test('closes while answers hang', async () => {
  const other = await startNetwork();
  const hanging = fetch(`${other.origin}/as/hang/feed.json`);
  await Promise.all([expect(hanging).rejects.toThrow(), waitFor(other).then(() => other.close())]);
  await expect(fetch(`${other.origin}/feed.json`)).rejects.toThrow();
});

async function waitFor({ requests }: FakeNetwork): Promise<void> {
  while (requests().length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('is a command too', async () => {
  const command = path.resolve(__dirname, '../../../fixtures/network/run.mjs');
  const child = execFile(process.execPath, [command, '--port', '0']);
  try {
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (data) => resolve(String(data)));
      child.once('exit', () => reject(new Error('The command ended.')));
    });
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    expect((await fetch(`${origin}/feed.json`)).status).toBe(200);
  } finally {
    child.kill();
  }
});
