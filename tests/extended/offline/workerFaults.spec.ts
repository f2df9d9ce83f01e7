/** Tests offline reading if the host fails, and after a new release. */
import type { Page } from '@playwright/test';
import type { SiteProxy } from './siteProxy';
import { checkForUpdate, OFFICIAL_HOST, pollDuringUpdate, search, visitOnHost } from './worker';
import { expect, test } from './test';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const HEADING = 'Base concepts';
const SECOND_PAGE = 'core/introduction/tutorial/';
const BROKEN_RESPONSE = { status: 503, type: 'text/html', body: '<h1>Broken</h1>' };

const getOfficialUrl = (siteProxy: SiteProxy, path: string): string =>
  siteProxy.url(path, OFFICIAL_HOST);
const expectHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.locator('h1').first()).toHaveText(name);

test('it shows a cached page if the host responds with an error or takes longer than 3 s', async ({
  page,
  siteProxy,
}) => {
  await visitOnHost(page, siteProxy, PAGE);
  siteProxy.replace.set(PAGE, BROKEN_RESPONSE).set(SECOND_PAGE, BROKEN_RESPONSE);
  await page.reload();
  await expectHeading(page, HEADING);
  const response = await page.goto(getOfficialUrl(siteProxy, SECOND_PAGE));
  expect(response?.status()).toBe(503);
  await expectHeading(page, 'Broken');

  siteProxy.replace.clear();
  await page.evaluate(async () =>
    Promise.all((await caches.keys()).map((name) => caches.delete(name))),
  );
  await page.goto(getOfficialUrl(siteProxy, PAGE));
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

test('it searches the precached index if the host responds with an error, with another page, or not at all', async ({
  page,
  siteProxy,
}) => {
  await visitOnHost(page, siteProxy, PAGE);
  siteProxy.replace
    .set('search-index/core-current.names.json', BROKEN_RESPONSE)
    .set('search-index/core-current.text.json', { ...BROKEN_RESPONSE, status: 200 });
  siteProxy.stalled.add('search-index/studio-current.names.json');
  await page.reload();
  await search(page);
});

test('it refreshes all cached pages when the worker of a new release takes over', async ({
  page,
  siteProxy,
}) => {
  await visitOnHost(page, siteProxy, PAGE);
  siteProxy.change.set(PAGE, (html) => html.replace(/<h1[^>]*>/, '$&Renewed: '));
  siteProxy.change.set('sw.js', (body) => `${body}\n// Next release`);
  const getCachedPage = (): Promise<string> =>
    page.evaluate(async () => (await (await caches.match(location.href))?.text()) ?? '');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await checkForUpdate(page);
  await pollDuringUpdate(page, () => loads).toBe(1);
  await expect.poll(getCachedPage).toContain('Renewed: ');
  siteProxy.offline = true;
  await page.reload();
  await expectHeading(page, /^Renewed: /);
});
