/** Tests the responses of nginx with the configuration that the build wrote for it. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect } from '@playwright/test';
import { listFiles } from '../../../plugins/shared/node/files';
import { BUILD_DIR } from '../../support/build';
import { type HostResponse, requestPath } from '../../support/hosts/requestPath';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { test } from '../../support/hosts/test';

const PAGE = '/toolpad/core/introduction/base-concepts/';
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const SHORT_CACHE = 'max-age=30, must-revalidate';
const HTML_TYPE = 'text/html; charset=utf-8';
const JAVASCRIPT_TYPE = 'text/javascript; charset=utf-8';

const findFirstPath = (folder: string, ending: RegExp): string =>
  `/toolpad/${folder}/${listFiles(path.join(BUILD_DIR, folder), ending)[0] ?? 'nothing'}`;

const SCRIPT_PATH = findFirstPath('assets/js', /\.js$/);
const FRAME_PATH = findFirstPath('demos', /^index\.html$/).replace('index.html', '');

/** Returns the decompressed body. */
function decompress({ headers, body }: HostResponse): string {
  switch (headers['content-encoding']) {
    case 'br':
      return zlib.brotliDecompressSync(body).toString();
    case 'gzip':
      return zlib.gunzipSync(body).toString();
    default:
      return body.toString();
  }
}

test.skip(...WITHOUT_NGINX);

test('it sends each type of file with its content type, cache lifetime, and security headers', async ({
  host,
}) => {
  for (const [pathname, type, cache] of [
    ['/toolpad/', HTML_TYPE, SHORT_CACHE],
    [FRAME_PATH, HTML_TYPE, SHORT_CACHE],
    ['/toolpad/core/introduction.md', 'text/markdown; charset=utf-8', SHORT_CACHE],
    ['/toolpad/llms.txt', 'text/plain; charset=utf-8', SHORT_CACHE],
    ['/toolpad/manifest.webmanifest', 'application/manifest+json', SHORT_CACHE],
    ['/toolpad/sw.js', JAVASCRIPT_TYPE, SHORT_CACHE],
    ['/toolpad/img/favicon.svg', 'image/svg+xml', SHORT_CACHE],
    [SCRIPT_PATH, JAVASCRIPT_TYPE, IMMUTABLE_CACHE],
    [findFirstPath('assets/fonts', /\.woff2$/), 'font/woff2', IMMUTABLE_CACHE],
    [findFirstPath('companion', /\.js$/), JAVASCRIPT_TYPE, IMMUTABLE_CACHE],
    [findFirstPath('search-index', /\.json$/), 'application/json', IMMUTABLE_CACHE],
  ] as const) {
    const { status, headers } = await requestPath(host, pathname);
    expect.soft({ pathname, status, ...headers }).toMatchObject({
      pathname,
      status: 200,
      'content-type': type,
      'cache-control': cache,
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test('it sends exactly one content security policy with each type of response', async ({
  host,
}) => {
  for (const [pathname, policy] of [
    [PAGE, /^default-src https:\S+ media-src 'none'; script-src 'sha256-.*frame-ancestors 'self'/],
    ['/toolpad/core/nothing/', /frame-ancestors 'self'/],
    [FRAME_PATH, /^(?!.*unsafe-eval).*frame-ancestors 'self'$/],
    [FRAME_PATH.replace('/demos/', '/live/'), /'unsafe-eval'.*sandbox allow-scripts/],
    [SCRIPT_PATH, /sandbox$/],
  ] as const) {
    const { headers } = await requestPath(host, pathname);
    expect.soft(headers['content-security-policy'], pathname).toMatch(policy);
    // Two headers with the same name would be joined with a comma.
    expect.soft(headers['content-security-policy'], pathname).not.toContain(',');
  }
});

test('it redirects other URLs of a page to its canonical URL, and preserves the query', async ({
  host,
}) => {
  for (const [pathname, target] of [
    ['/toolpad', '/toolpad/'],
    ['/toolpad/core', '/toolpad/core/introduction/'],
    ['/toolpad/core/', '/toolpad/core/introduction/'],
    [`${PAGE}index.html`, PAGE],
    [`${PAGE.slice(0, -1)}?q=a%20b`, `${PAGE}?q=a%20b`],
  ] as const) {
    const { status, headers } = await requestPath(host, pathname);
    expect.soft([301, 307, 308], pathname).toContain(status);
    const { href } = new URL(headers.location ?? '', 'https://mui.com');
    expect.soft(href, pathname).toBe(`https://mui.com${target}`);
  }
});

test('it responds with the 404 page and a short cache lifetime if a file or folder is missing', async ({
  host,
}) => {
  const page = await requestPath(host, PAGE);
  for (const pathname of [
    '/toolpad/core/nothing/',
    '/toolpad/assets/js/',
    '/toolpad/assets/js/main.00000000.js',
    '/toolpad/search-index/gone.json',
    '/toolpad/demos/core/',
  ]) {
    const response = await requestPath(host, pathname, { 'Accept-Encoding': 'br' });
    expect.soft({ pathname, status: response.status, ...response.headers }).toMatchObject({
      pathname,
      status: 404,
      'content-type': expect.stringMatching(/^text\/html/),
      'cache-control': page.headers['cache-control'],
      'content-security-policy': page.headers['content-security-policy'],
    });
    const content = fs.readFileSync(path.join(BUILD_DIR, '404.html'), 'utf8');
    expect.soft(decompress(response) === content, pathname).toBe(true);
  }
});

test('it neither sends files from outside the site nor injects headers if a path is malicious', async ({
  host,
}) => {
  for (const pathname of [
    '/toolpad/../../../../etc/passwd',
    '/toolpad/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/toolpad/..%2f..%2f..%2f..%2fetc/passwd',
    '/toolpad//..//..//..//etc/passwd',
    '/toolpad/..\\..\\etc\\passwd',
    '/toolpad/../key.pem',
    '/toolpad/core/%0d%0aX-Injected:%201/',
    '/toolpad/%00',
  ]) {
    const { status, headers, body } = await requestPath(host, pathname);
    expect.soft(status, pathname).not.toBe(200);
    expect.soft(headers, pathname).not.toHaveProperty('x-injected');
    expect.soft(body.toString(), pathname).not.toMatch(/root:x:0|PRIVATE KEY/);
  }
});

test('it sends the build’s compressed files to clients that accept their encoding', async ({
  host,
}) => {
  for (const [pathname, accepted, encoding] of [
    [PAGE, 'br, gzip', 'br'],
    [PAGE, 'gzip', 'gzip'],
    [SCRIPT_PATH, 'gzip, deflate, br, zstd', 'br'],
    [PAGE, 'identity', undefined],
  ] as const) {
    const response = await requestPath(host, pathname, { 'Accept-Encoding': accepted });
    const file = path.join(
      BUILD_DIR,
      pathname.replace('/toolpad/', '').replace(/\/$/, '/index.html'),
    );
    const label = `${pathname} for ${accepted}`;
    expect.soft(decompress(response) === fs.readFileSync(file, 'utf8'), label).toBe(true);
    expect.soft(response.headers['content-encoding'], label).toBe(encoding);
    if (encoding) {
      expect.soft(response.headers.vary, label).toMatch(/accept-encoding/i);
    }
  }
});

test('it sends a page as Markdown to clients that accept Markdown, and as HTML to all others, so that browsers can reuse prefetched pages', async ({
  host,
}) => {
  for (const [accepted, type] of [
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/markdown; charset=utf-8', 'text/markdown'],
    ['text/html, Text/Markdown;q=0.9', 'text/markdown'],
    ['text/html, text/markdown;q=0', 'text/html'],
    ['text/markdown; q=0.0, text/html', 'text/html'],
  ] as const) {
    const { status, headers, body } = await requestPath(host, PAGE, { Accept: accepted });
    expect.soft({ accepted, status, ...headers }).toMatchObject({
      accepted,
      status: 200,
      'content-type': `${type}; charset=utf-8`,
      vary: expect.stringMatching(/\baccept\b(?!-)/i),
      link: `<${PAGE.slice(0, -1)}.md>; rel="alternate"; type="text/markdown"`,
    });
    expect.soft(body.toString().startsWith('---'), accepted).toBe(type === 'text/markdown');
  }
  const { headers } = await requestPath(host, PAGE, { 'Sec-Purpose': 'prefetch' });
  expect.soft(headers.vary ?? '').not.toMatch(/\baccept\b(?!-)/i);
  expect.soft(headers['cache-control']).toMatch(/max-age=30.*private/);
  const search = await requestPath(host, '/toolpad/search/', { Accept: 'text/markdown' });
  expect(search.status).toBe(200);
  expect(search.headers['content-type']).toBe(HTML_TYPE);
});

test('it supports conditional, HEAD, and range requests, and rejects POST', async ({ host }) => {
  const first = await requestPath(host, PAGE);
  const second = await requestPath(host, PAGE, { 'If-None-Match': first.headers.etag ?? '' });
  expect([second.status, second.body.length]).toEqual([304, 0]);
  const head = await requestPath(host, PAGE, {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await requestPath(host, PAGE, {}, 'POST')).status).toBe(405);
  const part = await requestPath(host, '/toolpad/img/icon-512.png', { Range: 'bytes=1-3' });
  expect([part.status, part.body.toString()]).toEqual([206, 'PNG']);
  expect(part.headers['content-range']).toMatch(/^bytes 1-3\/\d+$/);
});
