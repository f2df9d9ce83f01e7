/** The preview serves as a good static host does; a deployed site can be named in SITE_URL instead. */
import { siteUrl } from '../support/site';

const PAGE = 'core/introduction/';

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, siteUrl()), { method, headers, redirect: 'manual' });

/** The address of the page's stylesheet, whose name carries a hash. */
async function hashedFile(): Promise<string> {
  const html = await (await ask(PAGE)).text();
  const file = /href="?([^"\s>]+\/assets\/css\/[^"\s>]+)/.exec(html)?.[1];
  if (!file) {
    throw new Error('Expected the page to name a stylesheet in assets/css.');
  }
  return file;
}

test.each([
  ['/', '/toolpad/'],
  ['/toolpad', '/toolpad/'],
  ['/toolpad/core/introduction', '/toolpad/core/introduction/'],
  ['/toolpad/core/introduction?q=1', '/toolpad/core/introduction/?q=1'],
])('%s redirects to %s', async (from, to) => {
  const response = await ask(from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test.each(['/toolpad/no-such-page/', '/elsewhere/', 'core%2f..%2f..%2fpackage.json', '%ff', '%00'])(
  '%s answers 404 with the page for it',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    await expect(response.text()).resolves.toContain('Page not found');
  },
);

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
])('Accept-Encoding "%s" is answered with %s', async (accepted, encoding) => {
  const response = await ask(PAGE, { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  await expect(response.text()).resolves.toContain('<h1');
});

test('hashed files are kept for a year, pages for a moment', async () => {
  const file = await ask(await hashedFile());
  expect(file.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
  expect(file.headers.get('content-type')).toBe('text/css; charset=utf-8');
  const page = await ask(PAGE);
  expect(page.headers.get('cache-control')).toBe('max-age=30, must-revalidate');
});

test('a page that has not changed is not sent again', async () => {
  const etag = (await ask(PAGE)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await ask(PAGE, { 'if-none-match': etag })).status).toBe(304);
  expect((await ask(PAGE, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD tells what GET would send', async () => {
  const headers = { 'accept-encoding': 'br' };
  const [get, head] = [await ask(PAGE, headers), await ask(PAGE, headers, 'HEAD')];
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  await expect(head.text()).resolves.toBe('');
});

test('nothing but GET and HEAD is allowed', async () => {
  const response = await ask(PAGE, {}, 'POST');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
