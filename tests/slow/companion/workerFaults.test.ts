/** Offline reading when something goes wrong: at the host, in the browser, or by malice on the page. */
import type { Page } from 'playwright-core';
import { cachePrefix } from '../../../plugins/site-companion/offline/release';
import { until } from '../../../scripts/lib/until.mjs';
import {
  cacheNames,
  lookForUpdate,
  OFFICIAL_HOST,
  pageIsKept,
  readOnHost,
  registrations,
  setUpHosts,
  workerIsOn,
} from '../../support/companion/hosts';
import { reactIsOn, showIntent } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const SECOND = 'core/introduction/tutorial/';
const PREFIX = cachePrefix('/toolpad/');
const BROKEN = { status: 503, type: 'text/html', body: '<h1>Broken</h1>' };

jest.setTimeout(90_000);
const site = setUpHosts();

const readFirst = (): Promise<Page> => readOnHost(site(), PAGE);
const heading = (page: Page): Promise<string> => page.locator('h1').first().innerText();
const address = (path: string): string => site().front.url(path, OFFICIAL_HOST);

async function startsReact(page: Page): Promise<void> {
  await showIntent(page);
  await reactIsOn(page);
}

/** What a script of the page may do: everything that is kept becomes something else. */
const poison = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let poisoned = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = { 'Content-Type': 'text/html', Refresh: '0;url=https://evil.test/' };
        await cache.put(
          request,
          new Response('<h1>Poison</h1><script>pwned=1</script>', { headers }),
        );
        poisoned += 1;
      }
    }
    const own = await caches.open('aaa');
    await own.put(location.href, new Response('<h1>Poison</h1>'));
    return poisoned;
  });

test('what a script writes into the caches is never served', async () => {
  const page = await readFirst();
  expect(await poison(page)).toBeGreaterThan(20);
  await page.reload();
  await startsReact(page);
  expect(await heading(page)).not.toBe('Poison');
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await poison(page);
  site().front.offline = true;
  await page.reload();
  expect(await heading(page)).toBe('You are offline');
  // And it mends itself.
  site().front.offline = false;
  await page.reload();
  await pageIsKept(page);
  site().front.offline = true;
  await page.reload();
  expect(await heading(page)).not.toMatch(/offline|poison/i);
});

test('a 5xx shows the kept page, and itself where none is kept', async () => {
  const page = await readFirst();
  const title = await heading(page);
  site().front.replace.set(PAGE, BROKEN).set(SECOND, BROKEN);
  await page.reload();
  expect(await heading(page)).toBe(title);
  const answer = await page.goto(address(SECOND));
  expect(answer?.status()).toBe(503);
  expect(await heading(page)).toBe('Broken');
});

test('a page that the host has changed on its way is shown, and not kept', async () => {
  const page = await readFirst();
  site().front.change.set(PAGE, (html) => html.replace(/<h1[^>]*>/, '$&Changed: '));
  await page.reload();
  expect(await heading(page)).toMatch(/^Changed: /);
  site().front.offline = true;
  await page.reload();
  expect(await heading(page)).not.toMatch(/Changed|offline/i);
});

test('caches that are deleted', async () => {
  const page = await readFirst();
  const forget = (): Promise<unknown> =>
    page.evaluate(async () =>
      Promise.all((await caches.keys()).map((name) => caches.delete(name))),
    );
  await forget();
  await page.reload();
  await startsReact(page);
  await pageIsKept(page);
  await forget();
  site().front.offline = true;
  await page.reload();
  expect(await heading(page)).toBe('You are offline');
});

test('no room: the site works online, and says nothing', async () => {
  const page = await (await site().newReader()).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(address(''));
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(address(PAGE));
  await workerIsOn(page);
  await page.goto(address(SECOND));
  await startsReact(page);
  expect(await heading(page)).toBeTruthy();
  expect(errors).toEqual([]);
});

const NO_WORKERS = [
  ['404', { status: 404, type: 'text/html', body: '<h1>Not found</h1>' }],
  ['HTML', { status: 200, type: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }],
  ['a broken script', { status: 200, type: 'text/javascript', body: '{"' }],
] as const;

describe.each(NO_WORKERS)('sw.js answers %s', (_name, answer) => {
  test('on a first visit: no worker, and a site that works', async () => {
    site().front.replace.set('sw.js', answer);
    const page = await (await site().newReader()).newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(address(PAGE));
    await until(
      () => site().front.asked,
      (asked) => asked.includes('/toolpad/sw.js'),
    );
    await startsReact(page);
    expect(await registrations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('later: the worker that is there goes on', async () => {
    const page = await readFirst();
    site().front.replace.set('sw.js', answer);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => undefined);
    });
    site().front.offline = true;
    await page.reload();
    expect(await heading(page)).not.toMatch(/offline/i);
  });
});

test('a new release takes over what was read, and the older caches go', async () => {
  const page = await readFirst();
  const before = (await cacheNames(page)).filter((name) => name.startsWith(PREFIX));
  expect(before).toHaveLength(1);
  await page.evaluate((name) => caches.open(name).then(() => undefined), `${PREFIX}older`);
  const reloaded = page.waitForEvent('load');
  site().front.change.set('sw.js', (body) =>
    body.replaceAll(before[0]?.slice(PREFIX.length) ?? '', 'NEXT'),
  );
  await lookForUpdate(page);
  await reloaded;
  await until(
    () => cacheNames(page),
    (names) => names.join() === `${PREFIX}NEXT`,
  );
  site().front.offline = true;
  await page.reload();
  expect(await heading(page)).not.toMatch(/offline/i);
});
