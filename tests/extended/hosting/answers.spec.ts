/** What real hosts answer with the files that the build wrote for them. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect } from '@playwright/test';
import { filesBelow } from '../../../plugins/shared/node/files';
import { BUILD } from '../../support/build';
import { type Answer, ask } from '../../support/hosts/ask';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { test } from '../../support/hosts/test';

const PAGE = '/toolpad/core/introduction/base-concepts/';
const FOREVER = 'public, max-age=31536000, immutable';
const MOMENTARY = 'max-age=30, must-revalidate';
const MOVED = [301, 307, 308];

const firstIn = (folder: string, ending: RegExp): string =>
  `/toolpad/${folder}/${filesBelow(path.join(BUILD, folder), ending)[0] ?? 'nothing'}`;

const SCRIPT = firstIn('assets/js', /\.js$/);
const FRAME = firstIn('demos', /^index\.html$/).replace('index.html', '');

/** A body as it was before it was compressed. */
function unpacked({ headers, body }: Answer): string {
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

for (const [address, type, cache] of [
  ['/toolpad/', 'text/html; charset=utf-8', MOMENTARY],
  [PAGE, 'text/html; charset=utf-8', MOMENTARY],
  [FRAME, 'text/html; charset=utf-8', MOMENTARY],
  ['/toolpad/core/introduction.md', 'text/markdown; charset=utf-8', MOMENTARY],
  ['/toolpad/llms.txt', 'text/plain; charset=utf-8', MOMENTARY],
  ['/toolpad/manifest.webmanifest', 'application/manifest+json', MOMENTARY],
  ['/toolpad/sw.js', 'text/javascript; charset=utf-8', MOMENTARY],
  ['/toolpad/img/favicon.svg', 'image/svg+xml', MOMENTARY],
  [SCRIPT, 'text/javascript; charset=utf-8', FOREVER],
  [firstIn('assets/fonts', /\.woff2$/), 'font/woff2', FOREVER],
  [firstIn('companion', /\.js$/), 'text/javascript; charset=utf-8', FOREVER],
  [firstIn('search-index', /\.\w+$/), /./, FOREVER],
] as const) {
  test(`it serves ${address} with its type, and for as long as it is kept`, async ({ host }) => {
    const { status, headers } = await ask(host, address);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(headers['cache-control']).toBe(cache);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });
}

for (const [address, policy] of [
  [PAGE, /^default-src https:\S+ media-src 'none'; script-src 'sha256-.*frame-ancestors 'self'/],
  ['/toolpad/core/nothing/', /frame-ancestors 'self'/],
  [FRAME, /^(?!.*unsafe-eval).*frame-ancestors 'self'$/],
  [FRAME.replace('/demos/', '/live/'), /'unsafe-eval'.*sandbox allow-scripts/],
  [SCRIPT, /sandbox$/],
] as const) {
  test(`it sends one policy with ${address}`, async ({ host }) => {
    const { headers } = await ask(host, address);
    expect(headers['content-security-policy']).toMatch(policy);
    // Two headers of one name come as one with a comma.
    expect(headers['content-security-policy']).not.toContain(',');
  });
}

for (const [address, to] of [
  ['/toolpad', '/toolpad/'],
  ['/toolpad/core', '/toolpad/core/introduction/'],
  ['/toolpad/core/', '/toolpad/core/introduction/'],
  [PAGE.slice(0, -1), PAGE],
  [`${PAGE}index.html`, PAGE],
  [`${PAGE.slice(0, -1)}?q=a%20b`, `${PAGE}?q=a%20b`],
] as const) {
  test(`it leads from ${address} to ${to}`, async ({ host }) => {
    const { status, headers } = await ask(host, address);
    expect(MOVED).toContain(status);
    expect(new URL(headers.location ?? '', 'https://mui.com').href).toBe(`https://mui.com${to}`);
  });
}

for (const address of [
  '/toolpad/core/nothing/',
  '/toolpad/nothing.js',
  '/toolpad/assets',
  '/toolpad/assets/js/',
  '/toolpad/assets/js/main.00000000.js',
  '/toolpad/search-index/gone.json',
  '/toolpad/demos/core/',
  '/toolpad/core/api/',
]) {
  test(`it answers ${address} with the site’s 404 page`, async ({ host }) => {
    const answer = await ask(host, address, { 'Accept-Encoding': 'br' });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(unpacked(answer)).toBe(fs.readFileSync(path.join(BUILD, '404.html'), 'utf8'));
    // What comes back with the next deployment must not be missing for a year.
    const page = await ask(host, PAGE);
    for (const name of ['cache-control', 'content-security-policy']) {
      expect([name, answer.headers[name]]).toEqual([name, page.headers[name]]);
    }
  });
}

for (const address of [
  '/toolpad/../../../../etc/passwd',
  '/toolpad/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/toolpad/..%2f..%2f..%2f..%2fetc/passwd',
  '/toolpad//..//..//..//etc/passwd',
  '/toolpad/..\\..\\etc\\passwd',
  '/toolpad/../key.pem',
  '/toolpad/core/%0d%0aX-Injected:%201/',
  '/toolpad/%00',
]) {
  test(`it gives nothing of the machine for ${address}`, async ({ host }) => {
    const { status, headers, body } = await ask(host, address);
    expect(status).not.toBe(200);
    expect(headers).not.toHaveProperty('x-injected');
    expect(body.toString()).not.toMatch(/root:x:0|PRIVATE KEY/);
  });
}

for (const [address, accepted] of [
  [PAGE, 'br, gzip'],
  [PAGE, 'gzip'],
  [SCRIPT, 'gzip, deflate, br, zstd'],
  ['/toolpad/core/introduction.md', 'br'],
  [PAGE, 'identity'],
] as const) {
  test(`it sends ${address} as it was built to readers who accept ${accepted}`, async ({
    host,
  }) => {
    const answer = await ask(host, address, { 'Accept-Encoding': accepted });
    const file = path.join(BUILD, address.replace('/toolpad/', '').replace(/\/$/, '/index.html'));
    expect(unpacked(answer)).toBe(fs.readFileSync(file, 'utf8'));
    const encoding = answer.headers['content-encoding'];
    if (accepted === 'identity') {
      expect(encoding).toBeUndefined();
    } else {
      expect(encoding).toBe(accepted.includes('br') ? 'br' : 'gzip');
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
    }
  });
}

for (const [accept, type] of [
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
  ['*/*', 'text/html'],
  ['text/markdown', 'text/markdown'],
  ['text/markdown, text/html, */*', 'text/markdown'],
  ['text/markdown; charset=utf-8', 'text/markdown'],
  ['text/html, Text/Markdown;q=0.9', 'text/markdown'],
  ['text/html, text/markdown;q=0', 'text/html'],
  ['text/markdown; q=0.0, text/html', 'text/html'],
] as const) {
  test(`it sends a page as ${type} to readers who accept ${accept}`, async ({ host }) => {
    const { status, headers, body } = await ask(host, PAGE, { Accept: accept });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(headers.vary).toMatch(/\baccept\b(?!-)/i);
    expect(headers.link).toBe(`<${PAGE.slice(0, -1)}.md>; rel="alternate"; type="text/markdown"`);
    expect(body.toString().startsWith('#')).toBe(type === 'text/markdown');
  });
}

test('it sends a page without a Markdown twin as HTML to everybody', async ({ host }) => {
  const { status, headers } = await ask(host, '/toolpad/search/', { Accept: 'text/markdown' });
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
});

test('it does not send a page again that is still the same', async ({ host }) => {
  const first = await ask(host, PAGE);
  const second = await ask(host, PAGE, { 'If-None-Match': first.headers.etag ?? '' });
  expect(second.status).toBe(304);
  expect(second.body).toHaveLength(0);
});

test('it answers HEAD with the headers alone, and POST with nothing', async ({ host }) => {
  const head = await ask(host, PAGE, {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect((await ask(host, PAGE, {}, 'POST')).status).toBe(405);
});

test('it sends a part of a file on request', async ({ host }) => {
  const { status, headers, body } = await ask(host, '/toolpad/img/icon-512.png', {
    Range: 'bytes=1-3',
  });
  expect([status, body.toString()]).toEqual([206, 'PNG']);
  expect(headers['content-range']).toMatch(/^bytes 1-3\/\d+$/);
});
