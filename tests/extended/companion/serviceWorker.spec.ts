/** Tests offline reading on the official host. */
import type { Page } from '@playwright/test';
import {
  getScopes,
  OFFICIAL_HOST,
  OTHER_HOSTS,
  readOnHost,
  waitForCachedPage,
} from '../../support/companion/hosts';
import { waitForAdBlock } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { followLink } from '../../support/companion/visit';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const SECOND = 'core/introduction/tutorial/';
const UNREAD = 'studio/getting-started/';

test.beforeEach(() => test.setTimeout(90_000));

const expectHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.locator('h1')).toHaveText(name);

async function stopWorkers(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  const stopped = new Promise<void>((resolve) =>
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) {
        resolve();
      }
    }),
  );
  await cdp.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await cdp.detach();
}

/** Searches, and finds pages of the library. */
async function search(page: Page): Promise<void> {
  const dialog = page.locator('dialog#siteSearch');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.locator('a[href*="/toolpad/core/"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('it registers the worker with the site’s scope on the official host, and makes the site installable', async ({
  page,
  siteProxy,
}) => {
  await readOnHost(page, siteProxy, PAGE);
  expect(await getScopes(page)).toEqual(['/toolpad/']);
  expect(siteProxy.requested).toContain('/toolpad/sw.js');

  const cdp = await page.context().newCDPSession(page);
  const { errors, url, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(siteProxy.url('manifest.webmanifest', OFFICIAL_HOST));
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, new URL(src, url).href);
    expect(sizes === 'any' ? size : sizes).toBe(size);
  }
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Chromium reports this error in every private context.
  const own = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(own).toEqual([]);
});

test('it registers no worker on hosts with similar names', async ({ page, siteProxy }) => {
  for (const host of OTHER_HOSTS) {
    await test.step(host, async () => {
      await page.goto(siteProxy.url(PAGE, host));
      await waitForAdBlock(page);
      expect(await page.evaluate(() => isSecureContext)).toBe(true);
      expect(await getScopes(page)).toEqual([]);
      expect(siteProxy.requested.filter((path) => path.includes('sw.js'))).toEqual([]);
    });
  }
});

test('it requests each page only once, and still responds after the browser has stopped the worker', async ({
  context,
  page,
  siteProxy,
}) => {
  await readOnHost(page, siteProxy, PAGE);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    Object.assign(self, { rejections: [] });
    addEventListener('unhandledrejection', ({ reason }) =>
      (self as unknown as { rejections: string[] }).rejections.push(String(reason)),
    );
  });
  siteProxy.requested.length = 0;
  await page.goto(siteProxy.url(SECOND, OFFICIAL_HOST));
  await startReact(page);
  await waitForCachedPage(page);
  expect(siteProxy.requested.filter((path) => path.endsWith(SECOND))).toHaveLength(1);
  const rejections = await worker?.evaluate(
    () => (self as unknown as { rejections: string[] }).rejections,
  );
  expect(rejections).toEqual([]);
  expect(errors).toEqual([]);

  // Simulates a prefetched page that the browser has already discarded.
  const prefetch = (): Promise<string> =>
    page.evaluate(async () => (await fetch(location.href, { cache: 'no-store' })).text());
  siteProxy.requested.length = 0;
  const fetched = await prefetch();
  expect(siteProxy.requested.filter((path) => path.endsWith(SECOND))).toHaveLength(1);
  await stopWorkers(page);
  expect((await page.reload())?.fromServiceWorker()).toBe(true);
  siteProxy.offline = true;
  expect(await prefetch()).toBe(fetched);
  await stopWorkers(page);
  expect((await page.reload())?.fromServiceWorker()).toBe(true);
  await expectHeading(page, /^Tutorial/);
});

test('it opens visited pages and the search offline, and lists the cached pages for any other page', async ({
  context,
  page,
  siteProxy,
}) => {
  await readOnHost(page, siteProxy, PAGE);
  await startReact(page);
  await followLink(page, SECOND);
  await waitForCachedPage(page);
  siteProxy.offline = true;
  // A new tab, because requests of the open page, such as those of its demos, may still fail.
  const tab = await context.newPage();
  const failed: string[] = [];
  tab.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await tab.goto(siteProxy.url(PAGE, OFFICIAL_HOST));
  await startReact(tab);
  await expectHeading(tab, 'Base concepts');
  // Prefetched scripts of other pages may fail, but no file that this page shows.
  expect(failed.filter((path) => !path.includes('/assets/js/'))).toEqual([]);
  await search(tab);
  await tab.goto(siteProxy.url(SECOND.slice(0, -1), OFFICIAL_HOST));
  await expectHeading(tab, /^Tutorial/);
  await expect(tab).toHaveURL(siteProxy.url(SECOND, OFFICIAL_HOST));
  const response = await tab.goto(siteProxy.url(UNREAD, OFFICIAL_HOST));
  expect(response?.status()).toBe(503);
  await expectHeading(tab, 'You are offline');
  await tab.getByRole('link', { name: `/toolpad/${PAGE}` }).click();
  await expectHeading(tab, 'Base concepts');
});
