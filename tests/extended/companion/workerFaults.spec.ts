/** Tests offline reading when the host or the browser fails. */
import type { Page } from '@playwright/test';
import type { SiteProxy } from '../../support/companion/siteProxy';
import {
  getScopes,
  checkForUpdate,
  OFFICIAL_HOST,
  readOnHost,
} from '../../support/companion/hosts';
import { expect, test } from '../../support/companion/test';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const HEADING = 'Base concepts';
const SECOND = 'core/introduction/tutorial/';
const BROKEN = { status: 503, type: 'text/html', body: '<h1>Broken</h1>' };
const BAD_WORKERS = [
  ['404', { status: 404, type: 'text/html', body: '<h1>Not found</h1>' }],
  ['HTML', { status: 200, type: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }],
  ['a broken script', { status: 200, type: 'text/javascript', body: '{"' }],
] as const;

test.beforeEach(() => test.setTimeout(90_000));

const getAddress = (siteProxy: SiteProxy, path: string): string =>
  siteProxy.url(path, OFFICIAL_HOST);
const expectHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.locator('h1').first()).toHaveText(name);

function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

test('it shows the cached page if the host fails, is slow, or no longer serves a worker', async ({
  page,
  siteProxy,
}) => {
  await readOnHost(page, siteProxy, PAGE);
  for (const [name, answer] of BAD_WORKERS) {
    await test.step(`sw.js is ${name}`, async () => {
      siteProxy.replace.set('sw.js', answer);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update().catch(() => undefined);
      });
      siteProxy.offline = true;
      await page.reload();
      await expectHeading(page, HEADING);
      siteProxy.offline = false;
    });
  }

  siteProxy.replace.set(PAGE, BROKEN).set(SECOND, BROKEN);
  await page.reload();
  await expectHeading(page, HEADING);
  const answer = await page.goto(getAddress(siteProxy, SECOND));
  expect(answer?.status()).toBe(503);
  await expectHeading(page, 'Broken');

  siteProxy.replace.clear();
  await page.evaluate(async () =>
    Promise.all((await caches.keys()).map((name) => caches.delete(name))),
  );
  await page.goto(getAddress(siteProxy, PAGE));
  await startReact(page);
  await expectHeading(page, HEADING);
  const isCached = (): Promise<boolean> =>
    page.evaluate(async () => (await caches.match(location.href)) !== undefined);
  await expect.poll(isCached).toBe(true);

  siteProxy.stalled.add(PAGE);
  const start = Date.now();
  await page.reload({ waitUntil: 'commit' });
  expect(Date.now() - start).toBeGreaterThanOrEqual(3000);
  await expectHeading(page, HEADING);
});

test('it works online without an error if the storage is full', async ({ page, siteProxy }) => {
  const errors = recordErrors(page);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(getAddress(siteProxy, ''));
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(getAddress(siteProxy, PAGE));
  await expect.poll(() => siteProxy.requested).toContain('/toolpad/offline.html');
  await page.goto(getAddress(siteProxy, SECOND));
  await startReact(page);
  await expectHeading(page, /^Tutorial/);
  expect(errors).toEqual([]);
});

test('it works without a worker if sw.js is invalid on a first visit', async ({
  page,
  siteProxy,
}) => {
  const errors = recordErrors(page);
  for (const [name, answer] of BAD_WORKERS) {
    await test.step(name, async () => {
      siteProxy.replace.set('sw.js', answer);
      siteProxy.requested.length = 0;
      await page.goto(getAddress(siteProxy, PAGE));
      await expect.poll(() => siteProxy.requested).toContain('/toolpad/sw.js');
      await startReact(page);
      expect(await getScopes(page)).toEqual([]);
    });
  }
  expect(errors).toEqual([]);
});

test('it fetches the cached pages again when a new release takes over', async ({
  page,
  siteProxy,
}) => {
  await readOnHost(page, siteProxy, PAGE);
  siteProxy.change.set(PAGE, (html) => html.replace(/<h1[^>]*>/, '$&Renewed: '));
  siteProxy.change.set('sw.js', (body) => `${body}\n// Next release`);
  const getCachedPage = (): Promise<string> =>
    page.evaluate(async () => (await (await caches.match(location.href))?.text()) ?? '');
  const reloaded = page.waitForEvent('load');
  await checkForUpdate(page);
  await reloaded;
  await expect.poll(getCachedPage).toContain('Renewed: ');
  siteProxy.offline = true;
  await page.reload();
  await expectHeading(page, /^Renewed: /);
});
