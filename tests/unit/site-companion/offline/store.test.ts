import { createHash } from 'node:crypto';
import {
  cachePrefix,
  HASH_BYTES,
  type Release,
} from '../../../../plugins/site-companion/offline/release';
import { removeCaches } from '../../../../plugins/site-companion/offline/removeCaches';
import { openStore } from '../../../../plugins/site-companion/offline/store';
import { fakeCaches } from './fakeCaches';

const SCOPE = 'https://mui.com/toolpad/';
const PAGE = 'core/introduction/';
const SCRIPT = 'assets/js/main.js';
const PREFIX = cachePrefix('/toolpad/');

const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest().subarray(0, HASH_BYTES).toString('base64');

const releaseOf = (id: string, contents: Record<string, string>): Release => ({
  id,
  files: Object.fromEntries(
    Object.entries(contents).map(([address, content]) => [address, hashOf(content)]),
  ),
  shell: [],
});

const RELEASE = releaseOf('2', { [PAGE]: 'the page', [SCRIPT]: 'the script' });

let caches: ReturnType<typeof fakeCaches>;
let fetched: string[];
let online: Record<string, string>;
beforeEach(() => {
  caches = fakeCaches();
  fetched = [];
  online = { [PAGE]: 'the page', [SCRIPT]: 'the script' };
  Object.assign(globalThis, {
    caches,
    fetch: (url: string) => {
      fetched.push(url.slice(SCOPE.length));
      const content = online[url.slice(SCOPE.length)];
      return content === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(content));
    },
  });
});
const { fetch } = globalThis;
afterAll(() => Object.assign(globalThis, { fetch, caches: undefined }));

const cacheOf = (id: string) => caches.open(PREFIX + id);
const textOf = async (response: Response | undefined) => response?.text();

test.each([
  [SCOPE + PAGE, PAGE],
  [`${SCOPE}${PAGE}?utm_source=x#hash`, PAGE],
  [`${SCOPE}assets/js/other.js`, undefined],
  [`${SCOPE}__proto__`, undefined],
  [`${SCOPE}constructor`, undefined],
  [`https://evil.test/toolpad/${PAGE}`, undefined],
  [`https://mui.com/${PAGE}`, undefined],
  ['not an address', undefined],
])('the address of %s', (url, address) => {
  expect(openStore(RELEASE, SCOPE).ownFile(url)).toBe(address);
});

describe('only what the build has made is kept and served', () => {
  test('an answer of the network', async () => {
    const store = openStore(RELEASE, SCOPE);
    await store.keep(PAGE, new Response('the page', { headers: { Refresh: '0;url=//evil.test' } }));
    const kept = await store.read(PAGE);
    expect([...(kept?.headers ?? [])]).toEqual([['content-type', 'text/html; charset=utf-8']]);
    expect(await textOf(kept)).toBe('the page');
  });

  test.each<[string, Response]>([
    ['of another release', new Response('a newer page')],
    ['that is an error', new Response('the page', { status: 500 })],
    ['that is not found', new Response('the page', { status: 404 })],
    ['that is empty', new Response(null, { status: 204 })],
  ])('no answer %s', async (_, answer) => {
    const store = openStore(RELEASE, SCOPE);
    await store.keep(PAGE, answer);
    expect(await store.kept()).toEqual([]);
  });

  test('what a script of the page has put into the cache is removed', async () => {
    const store = openStore(RELEASE, SCOPE);
    await store.keep(SCRIPT, new Response('the script'));
    await (await cacheOf('2')).put(SCOPE + SCRIPT, new Response('poison'));
    await expect(store.read(SCRIPT)).resolves.toBeUndefined();
    await expect(store.kept()).resolves.toEqual([]);
    await store.obtain(SCRIPT);
    await expect(textOf(await store.read(SCRIPT))).resolves.toBe('the script');
  });

  test('what another release has under the same name is not the same', async () => {
    await (await cacheOf('1')).put(SCOPE + SCRIPT, new Response('poison'));
    const store = openStore(RELEASE, SCOPE);
    await store.obtain(SCRIPT);
    expect(fetched).toEqual([SCRIPT]);
    await expect(textOf(await store.read(SCRIPT))).resolves.toBe('the script');
  });
});

describe('a new release', () => {
  const before = () =>
    openStore(releaseOf('1', { [PAGE]: 'older', [SCRIPT]: 'the script' }), SCOPE);

  test('takes over what is the same, and the older caches go', async () => {
    await before().keep(SCRIPT, new Response('the script'));
    await before().keep(PAGE, new Response('older'));
    await caches.open('another app');
    await caches.open(`${cachePrefix('/toolpad/fr/')}1`);
    const store = openStore(RELEASE, SCOPE);
    await expect(store.inherit()).resolves.toEqual([SCRIPT, PAGE]);
    await expect(store.kept()).resolves.toEqual([SCRIPT]);
    await expect(caches.keys()).resolves.toEqual([
      'another app',
      `${cachePrefix('/toolpad/fr/')}1`,
      `${PREFIX}2`,
    ]);
    expect(fetched).toEqual([]);
  });

  test('fetches what is new, and once only', async () => {
    const store = openStore(RELEASE, SCOPE);
    await store.obtain(PAGE);
    await store.obtain(PAGE);
    expect(fetched).toEqual([PAGE]);
  });
});

test('offline nothing is kept, and nothing throws', async () => {
  online = {};
  const store = openStore(RELEASE, SCOPE);
  await store.obtain(PAGE);
  await expect(store.read(PAGE)).resolves.toBeUndefined();
});

test.each(['open', 'keys', 'delete'] as const)('a browser whose caches.%s fails', async (name) => {
  const store = openStore(RELEASE, SCOPE);
  await (await cacheOf('1')).put(SCOPE + PAGE, new Response('the page'));
  Object.assign(caches, { [name]: () => Promise.reject(new DOMException('', 'SecurityError')) });
  await store.keep(PAGE, new Response('the page'));
  await store.obtain(PAGE);
  await expect(store.inherit()).resolves.toBeDefined();
  await expect(store.kept()).resolves.toBeDefined();
  await store.read(PAGE);
});

test('a full disk keeps nothing, and harms nobody', async () => {
  const { open } = caches;
  Object.assign(caches, {
    open: async (name: string) => ({
      ...(await open(name)),
      put: () => Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError')),
    }),
  });
  const store = openStore(RELEASE, SCOPE);
  await store.keep(PAGE, new Response('the page'));
  await store.obtain(SCRIPT);
  await expect(store.kept()).resolves.toEqual([]);
});

test('without offline reading all releases go, and nothing else', async () => {
  await cacheOf('1');
  await cacheOf('2');
  await caches.open('another app');
  await removeCaches('/toolpad/');
  await expect(caches.keys()).resolves.toEqual(['another app']);
});
