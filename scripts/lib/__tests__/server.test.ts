import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createEdgeHeaders, createEdgeRedirects } from '../../../plugins/hosting/node/edge';
import type { HostedSite } from '../../../plugins/hosting/node/site';
import { writeFile } from '../../../plugins/shared/node/files';
import { startServer } from '../server.mjs';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'));
const folder = path.join(parent, 'build');
const rules = path.join(parent, 'build-hosts/edge/public');

const FILES = {
  '404.html': 'Nothing here',
  'page.html': 'A page',
  'core/index.html': 'Core',
  'core/a/index.html': 'A',
  'core/a.md': '# A',
  'assets/a.css': 'body{}',
};

const SITE: Pick<HostedSite, 'base' | 'rules' | 'moved'> = {
  base: '/toolpad/',
  moved: { '/toolpad/old/': '/toolpad/core/' },
  rules: [
    {
      path: '',
      headers: {
        'Content-Security-Policy': "script-src 'sha256-a' https://mui.com/toolpad/ https://ads.com",
        'Cache-Control': 'max-age=30',
      },
    },
    { path: 'assets/', headers: { 'Cache-Control': 'immutable' } },
  ],
};

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    writeFile(path.join(folder, name), text);
  }
  writeFile(path.join(rules, '_headers'), createEdgeHeaders(SITE));
  writeFile(path.join(rules, '_redirects'), createEdgeRedirects(SITE));
  server = await startServer({ dir: folder });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(parent, { recursive: true });
});

const CASES: [url: string, status: number, body: string][] = [
  ['/toolpad/page.html', 200, 'A page'],
  ['/toolpad/core/', 200, 'Core'],
  ['/toolpad/core/?q=//a', 200, 'Core'],
  // Malicious paths count as unknown pages.
  ['//', 404, 'Nothing here'],
  ['//evil.example/toolpad/core/', 404, 'Nothing here'],
  ['/toolpad//', 404, 'Nothing here'],
  [`/toolpad/${'a'.repeat(256)}/`, 404, 'Nothing here'],
  ['/toolpad/%2e%2e/%2e%2e/etc/passwd', 404, 'Nothing here'],
  ['/toolpad/%ff', 404, 'Nothing here'],
];

/** Requests a path unchanged. `fetch` would parse '//' as the beginning of a host. */
const requestPath = (url: string): Promise<[status: number | undefined, body: string]> =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port: server.port, path: url }, (response) => {
        text(response).then((body) => resolve([response.statusCode, body]), reject);
      })
      .on('error', reject);
  });

it('responds to each path with its file, or with the 404 page', async () => {
  const answers = [];
  for (const [url] of CASES) {
    answers.push([url, ...(await requestPath(url))]);
  }
  expect(answers).toEqual(CASES);
});

it('keeps running while the site is built again', async () => {
  fs.renameSync(folder, `${folder}.old`);
  expect(await requestPath('/toolpad/core/')).toEqual([404, '']);
  fs.renameSync(`${folder}.old`, folder);
  expect(await requestPath('/toolpad/core/')).toEqual([200, 'Core']);
});

const fetchPath = (url: string, headers: Record<string, string> = {}) =>
  fetch(new URL(url, server.url), { headers, redirect: 'manual' });

it.each([
  ['/toolpad/old/', '/toolpad/core/'],
  ['/toolpad/old', '/toolpad/core/'],
])('redirects the moved page %s to %s', async (from, to) => {
  const response = await fetchPath(from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it.each([
  ['core/', 'max-age=30'],
  ['assets/a.css', 'immutable'],
])('sends %s with the headers of the last rule that matches the path', async (url, caching) => {
  expect((await fetchPath(url)).headers.get('cache-control')).toBe(caching);
});

it('replaces the site’s origin in the policy with the server’s own origin', async () => {
  const policy = (await fetchPath('core/')).headers.get('content-security-policy');
  expect(policy).toBe(`script-src 'sha256-a' ${server.url} https://ads.com`);
});

it.each([
  ['text/markdown, text/html;q=0.9', '# A', 'text/markdown; charset=utf-8'],
  ['*/*', 'A', 'text/html; charset=utf-8'],
])('responds to the Accept header "%s" with the content “%s”', async (accept, body, type) => {
  const response = await fetchPath('core/a/', { accept });
  expect(await response.text()).toBe(body);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect(response.headers.get('link')).toContain('</toolpad/core/a.md>; rel="alternate"');
});

it.each([
  ['there is no built site', { dir: '/no/such/folder' }, 'Build it first: npm run build'],
  ['the port is in use', { dir: folder }, 'Choose another: npm run serve -- --port <number>'],
])('suggests a solution if %s', async (_, options, advice) => {
  await expect(startServer({ ...options, port: server.port })).rejects.toThrow(advice);
});
