/** Tests the built site on nginx with the configuration that the build wrote for it. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/node/files';
import { editDemo, startDemo } from '../fixtures/demos/page';
import { BUILD_DIR } from '../support/build';
import { expect, OFFICIAL_URL, test, WITHOUT_NGINX } from './nginx';
import { PAGE_KINDS } from '../support/site';
import { getModeLabel, startReact } from '../support/start';

const PAGE = '/toolpad/core/introduction/base-concepts/';
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const SHORT_CACHE = 'max-age=30, must-revalidate';
const HTML_TYPE = 'text/html; charset=utf-8';
const JAVASCRIPT_TYPE = 'text/javascript; charset=utf-8';

const findFirstPath = (folder: string, ending: RegExp): string =>
  `/toolpad/${folder}/${listFiles(path.join(BUILD_DIR, folder), ending)[0] ?? 'nothing'}`;

const SCRIPT_PATH = findFirstPath('assets/js', /\.js$/);
const LIVE_FRAME_PATH = findFirstPath('live', /^index\.html$/).replace('index.html', '');

test.skip(...WITHOUT_NGINX);

for (const [pathname, type, cache, policy] of [
  [PAGE, HTML_TYPE, SHORT_CACHE, /^default-src https:\S+; script-src 'sha256-/],
  [LIVE_FRAME_PATH, HTML_TYPE, SHORT_CACHE, /sandbox allow-scripts/],
  ['/toolpad/core/introduction.md', 'text/markdown; charset=utf-8', SHORT_CACHE, /^default-src/],
  ['/toolpad/sw.js', JAVASCRIPT_TYPE, SHORT_CACHE, /^default-src 'none'; script-src/],
  [SCRIPT_PATH, JAVASCRIPT_TYPE, IMMUTABLE_CACHE, /sandbox$/],
] as const) {
  test(`it sends ${pathname} with its content type, cache lifetime, and security headers`, async ({
    host,
  }) => {
    const response = await host.get(pathname);
    expect({ status: response.status(), ...response.headers() }).toMatchObject({
      status: 200,
      'content-type': type,
      'cache-control': cache,
      'content-security-policy': expect.stringMatching(policy),
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    // Two headers with the same name would be joined with a comma.
    expect(response.headers()['content-security-policy']).not.toContain(',');
  });
}

for (const [pathname, target] of [
  ['/toolpad', '/toolpad/'],
  ['/toolpad/core', '/toolpad/core/introduction/'],
  [`${PAGE}index.html`, PAGE],
  [`${PAGE.slice(0, -1)}?q=a%20b`, `${PAGE}?q=a%20b`],
] as const) {
  test(`it redirects ${pathname} to ${target}`, async ({ host }) => {
    const response = await host.get(pathname);
    expect(response.status()).toBe(301);
    expect(new URL(response.headers().location ?? '', response.url()).href).toBe(
      new URL(target, response.url()).href,
    );
  });
}

for (const pathname of ['/toolpad/core/nothing/', '/toolpad/assets/js/main.00000000.js']) {
  test(`it responds to the missing path ${pathname} with the 404 page and the headers of a page`, async ({
    host,
  }) => {
    const [response, page] = [await host.get(pathname), await host.get(PAGE)];
    expect(response.status()).toBe(404);
    for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
      expect(response.headers()[name]).toBe(page.headers()[name]);
    }
    expect(await response.text()).toBe(fs.readFileSync(path.join(BUILD_DIR, '404.html'), 'utf8'));
  });
}

for (const [pathname, accepted, encoding] of [
  [PAGE, 'br, gzip', 'br'],
  [PAGE, 'gzip', 'gzip'],
  [PAGE, 'identity', undefined],
] as const) {
  test(`it sends ${pathname} with the encoding ${encoding} to clients that accept ${accepted}`, async ({
    host,
  }) => {
    const response = await host.get(pathname, { headers: { 'Accept-Encoding': accepted } });
    const file = pathname.replace('/toolpad/', '').replace(/\/$/, '/index.html');
    expect(await response.text()).toBe(fs.readFileSync(path.join(BUILD_DIR, file), 'utf8'));
    expect(response.headers()['content-encoding']).toBe(encoding);
    expect(response.headers().vary ?? '').toMatch(encoding ? /accept-encoding/i : /^/);
  });
}

for (const [accepted, type] of [
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
  ['text/html, Text/Markdown;q=0.9', 'text/markdown'],
  ['text/html, text/markdown;q=0', 'text/html'],
] as const) {
  test(`it sends a page as ${type} to clients that accept ${accepted}`, async ({ host }) => {
    const response = await host.get(PAGE, { headers: { Accept: accepted } });
    expect({ status: response.status(), ...response.headers() }).toMatchObject({
      status: 200,
      'content-type': `${type}; charset=utf-8`,
      vary: expect.stringMatching(/\baccept\b(?!-)/i),
      link: `<${PAGE.slice(0, -1)}.md>; rel="alternate"; type="text/markdown"`,
    });
  });
}

test('it lets only browsers cache a prefetched page', async ({ host }) => {
  const { vary = '', ...headers } = (
    await host.get(PAGE, { headers: { 'Sec-Purpose': 'prefetch' } })
  ).headers();
  expect(vary).not.toMatch(/\baccept\b(?!-)/i);
  expect(headers['cache-control']).toMatch(/max-age=30.*private/);
});

test('it responds with status 304 if the client’s copy is current', async ({ host }) => {
  const { etag = '' } = (await host.get(PAGE)).headers();
  expect((await host.get(PAGE, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
});

for (const kind of ['front page', 'component'] as const) {
  test(`it violates no policy while all demos of a page run: ${kind}`, async ({
    reader: { page, problems },
  }) => {
    await page.goto(OFFICIAL_URL + PAGE_KINDS[kind]);
    await startReact(page);
    for (const element of await page.locator('[data-demo] [data-src]:visible').all()) {
      const frame = element.locator('iframe').contentFrame();
      await element.scrollIntoViewIfNeeded();
      await expect(frame.locator('script#appScripts')).toBeAttached();
      await element.hover({ position: { x: 20, y: 20 } });
      await element.hover({ position: { x: 40, y: 30 } });
      await expect(frame.locator('html')).toHaveAttribute('data-react', 'on');
    }
    expect(problems).toEqual([]);
  });
}

test('it allows the search, the color mode, navigation, and the service worker', async ({
  reader: { page, problems },
}) => {
  await page.goto(OFFICIAL_URL + PAGE_KINDS.overview);
  await page.locator('button[popovertarget="siteColorMode"]').click();
  await getModeLabel(page, 'Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tutorial');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tutorial/);
  const isActive = (): boolean => navigator.serviceWorker.controller?.state === 'activated';
  await expect.poll(() => page.evaluate(isActive)).toBe(true);
  expect(problems).toEqual([]);
});

test('it runs an edited demo in a sandbox with an opaque origin', async ({
  reader: { page, problems },
}) => {
  await page.goto(`${OFFICIAL_URL}core/react-use-dialogs/`);
  await startReact(page);
  await startDemo(page, 'AlertMessage');
  const addTitle = (code: string): string => `${code}\ndocument.title = self.origin;\n`;
  await editDemo(page, 'AlertMessage', addTitle);
  const readTitle = async (): Promise<string | undefined> =>
    page
      .frames()
      .find((frame) => frame.url().startsWith(`${OFFICIAL_URL}live/`))
      ?.title();
  await expect.poll(readTitle).toBe('null');
  expect(problems).toEqual([]);
});
