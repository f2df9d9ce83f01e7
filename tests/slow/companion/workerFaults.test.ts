/** Offline reading when something goes wrong, at the host or in the browser. */
import type { Page } from 'playwright-core';
import { until } from '../../../scripts/lib/until.mjs';
import {
  lookForUpdate,
  OFFICIAL_HOST,
  readOnHost,
  registrations,
  setUpHosts,
} from '../../support/companion/hosts';
import { reactIsOn, showIntent } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const SECOND = 'core/introduction/tutorial/';
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

it('shows the cached page when the host does not answer for three seconds', async () => {
  const page = await readFirst();
  const title = await heading(page);
  const start = Date.now();
  site().front.stalled.add(PAGE);
  await page.reload({ waitUntil: 'commit' });
  expect(Date.now() - start).toBeGreaterThanOrEqual(3000);
  expect(await heading(page)).toBe(title);
});

it('reads from the network what a deleted cache no longer has', async () => {
  const page = await readFirst();
  await page.evaluate(async () =>
    Promise.all((await caches.keys()).map((name) => caches.delete(name))),
  );
  await page.reload();
  await startsReact(page);
  expect(await heading(page)).toBeTruthy();
});

it('works online, and says nothing, where the browser has no room', async () => {
  const page = await (await site().newReader()).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(address(''));
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(address(PAGE));
  await until(
    () => site().front.asked,
    (asked) => asked.includes('/toolpad/offline.html'),
  );
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

it('renews the cached pages when a new release takes over', async () => {
  const page = await readFirst();
  const { front } = site();
  front.change.set(PAGE, (html) => html.replace(/<h1[^>]*>/, '$&Renewed: '));
  front.change.set('sw.js', (body) => `${body}\n// Next release`);
  const isRenewed = (): Promise<boolean> =>
    page.evaluate(async () =>
      ((await (await caches.match(location.href))?.text()) ?? '').includes('Renewed: '),
    );
  const reloaded = page.waitForEvent('load');
  await lookForUpdate(page);
  await reloaded;
  await until(isRenewed, Boolean);
  front.offline = true;
  await page.reload();
  expect(await heading(page)).toMatch(/^Renewed: /);
});
