/** The preview serves as a good static host does; a deployed site can be named in SITE_URL instead. */
import { startServer } from '../../scripts/lib/server.mjs';
import { BUILD, needsBuild } from '../support/build';

const PAGE = 'core/introduction/';

let site = process.env.SITE_URL;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  if (!site) {
    needsBuild();
    ({ url: site, close } = await startServer({ dir: BUILD }));
  }
});
afterAll(() => close?.());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, site), { method, headers, redirect: 'manual' });

it.each([
  ['/', '/toolpad/'],
  ['/toolpad', '/toolpad/'],
  ['/toolpad/core/introduction', '/toolpad/core/introduction/'],
  ['/toolpad/core/introduction?q=1', '/toolpad/core/introduction/?q=1'],
])('redirects from %s to %s', async (from, to) => {
  const response = await ask(from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it.each(['/toolpad/no-such-page/', '/elsewhere/', 'core%2f..%2f..%2fpackage.json', '%ff', '%00'])(
  'answers %s with 404 and the page for it',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  },
);

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
  const response = await ask(PAGE, { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('<h1');
});

it('lets hashed files be kept for a year, and pages for a moment', async () => {
  const page = await ask(PAGE);
  expect(page.headers.get('cache-control')).toBe('max-age=30, must-revalidate');
  // The page's stylesheet, whose name carries a hash.
  const stylesheet = /href="?([^"\s>]+\/assets\/css\/[^"\s>]+)/.exec(await page.text())?.[1];
  const file = await ask(stylesheet ?? 'the page names no stylesheet');
  expect(file.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  expect(file.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

it('does not send a page again that has not changed', async () => {
  const etag = (await ask(PAGE)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await ask(PAGE, { 'if-none-match': etag })).status).toBe(304);
  expect((await ask(PAGE, { 'if-none-match': '"other"' })).status).toBe(200);
});

it('answers HEAD with the headers of GET', async () => {
  const headers = { 'accept-encoding': 'br' };
  const [get, head] = [await ask(PAGE, headers), await ask(PAGE, headers, 'HEAD')];
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  expect(await head.text()).toBe('');
});

it('allows nothing but GET and HEAD', async () => {
  const response = await ask(PAGE, {}, 'POST');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
