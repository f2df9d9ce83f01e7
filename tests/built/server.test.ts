/** Checks the responses of the preview server, or of the deployed site at SITE_URL. */
import { startServer } from '../../scripts/lib/server.mjs';
import { BUILD, requireBuild } from '../support/build';

const PAGE = 'core/introduction/';

let site = process.env.SITE_URL;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  if (!site) {
    requireBuild();
    ({ url: site, close } = await startServer({ dir: BUILD }));
  }
});
afterAll(() => close?.());

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, site), { method, headers, redirect: 'manual' });

it.each([
  ['/', '/toolpad/'],
  ['/toolpad', '/toolpad/'],
  ['/toolpad/core/introduction', '/toolpad/core/introduction/'],
  ['/toolpad/core/introduction?q=1', '/toolpad/core/introduction/?q=1'],
])('redirects %s to %s', async (from, to) => {
  const response = await request(from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it.each(['/toolpad/no-such-page/', '/elsewhere/', 'core%2f..%2f..%2fpackage.json', '%ff', '%00'])(
  'responds to %s with the 404 page',
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page not found');
  },
);

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
])('responds to Accept-Encoding "%s" with %s', async (accepted, encoding) => {
  const response = await request(PAGE, { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('<h1');
});

it('allows browsers to cache hashed files for a year, and pages for 30 s', async () => {
  const page = await request(PAGE);
  expect(page.headers.get('cache-control')).toBe('max-age=30, must-revalidate');
  // The name of the stylesheet contains a hash.
  const stylesheet = /href="?([^"\s>]+\/assets\/css\/[^"\s>]+)/.exec(await page.text())?.[1];
  const file = await request(stylesheet ?? 'expected a stylesheet on the page, found none');
  expect(file.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  expect(file.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

it('responds with 304 if the file hasn’t changed', async () => {
  const etag = (await request(PAGE)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await request(PAGE, { 'if-none-match': etag })).status).toBe(304);
  expect((await request(PAGE, { 'if-none-match': '"other"' })).status).toBe(200);
});

it('responds to HEAD requests with the same headers as to GET requests', async () => {
  const headers = { 'accept-encoding': 'br' };
  const [get, head] = [await request(PAGE, headers), await request(PAGE, headers, 'HEAD')];
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  expect(await head.text()).toBe('');
});

it('responds with 405 to all methods except GET and HEAD', async () => {
  const response = await request(PAGE, {}, 'POST');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
