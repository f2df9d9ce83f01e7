/** Checks the responses of the preview server, or of the deployed site at SITE_URL. */
import { startServer } from '../../scripts/lib/server.mjs';
import { BUILD_DIR, requireBuild } from '../support/build';

const PAGE = 'core/introduction/';

let site = process.env.SITE_URL;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  if (!site) {
    requireBuild();
    ({ url: site, close } = await startServer({ dir: BUILD_DIR }));
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
  'responds to the unknown or malformed path %s with the 404 page',
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
])(
  'responds to a request (Accept-Encoding: %s) with the content encoding %s',
  async (accepted, encoding) => {
    const response = await request(PAGE, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<h1');
  },
);

it('lets browsers cache hashed files for a year, and pages for 30 seconds', async () => {
  const page = await request(PAGE);
  expect(page.headers.get('cache-control')).toBe('max-age=30, must-revalidate');
  // The name of the stylesheet contains a hash.
  const stylesheet = /href="?([^"\s>]+\/assets\/css\/[^"\s>]+)/.exec(await page.text())?.[1];
  const file = await request(stylesheet ?? 'expected a stylesheet on the page, found none');
  expect(file.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  expect(file.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

it('responds with status 304 if the browser’s copy is current, and with status 200 if it isn’t', async () => {
  const etag = (await request(PAGE)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await request(PAGE, { 'if-none-match': etag })).status).toBe(304);
  expect((await request(PAGE, { 'if-none-match': '"other"' })).status).toBe(200);
});

it('responds to a HEAD request with the headers of the GET request, but without a body', async () => {
  const headers = { 'accept-encoding': 'br' };
  const [get, head] = [await request(PAGE, headers), await request(PAGE, headers, 'HEAD')];
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  expect(await head.text()).toBe('');
});

it('responds to a POST request with status 405 and the allowed methods', async () => {
  const response = await request(PAGE, {}, 'POST');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
