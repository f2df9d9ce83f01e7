/** Tests offline reading when the host or the browser fails. */
import type { Page } from '@playwright/test';
import type { SiteProxy } from '../../support/companion/siteProxy';
import { checkForUpdate, OFFICIAL_HOST, readOnHost } from '../../support/companion/hosts';
import { expect, test } from '../../support/companion/test';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const HEADING = 'Base concepts';
const SECOND = 'core/introduction/tutorial/';
const BROKEN = { status: 503, type: 'text/html', body: '<h1>Broken</h1>' };

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

test('it shows the cached page if the host fails or is slow', async ({ page, siteProxy }) => {
  await readOnHost(page, siteProxy, PAGE);
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

test('it loads pages online without an error if the cache storage is full', async ({
  page,
  siteProxy,
}) => {
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

test('it fetches the cached pages again when the worker of a new release takes over', async ({
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
