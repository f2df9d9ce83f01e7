/** Tests offline reading on the official host. */
import type { Page } from '@playwright/test';
import {
  getScopes,
  OFFICIAL_HOST,
  OTHER_HOSTS,
  search,
  visitOnHost,
  waitForCachedPage,
} from './worker';
import { expect, test } from './test';
import { navigateWithinSite } from '../../support/navigateWithinSite';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const SECOND_PAGE = 'core/introduction/tutorial/';
const UNVISITED_PAGE = 'studio/getting-started/';

const expectHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.locator('h1')).toHaveText(name);

test('it registers the worker for the entire site on the official host, and makes the site installable', async ({
  page,
  siteProxy,
}) => {
  await visitOnHost(page, siteProxy, PAGE);
  expect(await getScopes(page)).toEqual(['/toolpad/']);
  expect(siteProxy.requested).toContain('/toolpad/sw.js');

  const cdp = await page.context().newCDPSession(page);
  const { errors, url } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(siteProxy.url('manifest.webmanifest', OFFICIAL_HOST));
  // The browser also loads the icons.
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Playwright's contexts are incognito windows, in which Chromium always reports this error.
  const own = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(own).toEqual([]);
});

test('it registers no worker on hosts with similar names', async ({ page, siteProxy }) => {
  for (const host of OTHER_HOSTS) {
    await test.step(host, async () => {
      await page.goto(siteProxy.url(PAGE, host));
      // The companion, which would register the worker, takes this browser for a bot and adds an empty element.
      await expect(page.locator('[data-companion-slot] > span')).toBeAttached();
      expect(await page.evaluate(() => isSecureContext)).toBe(true);
      expect(await getScopes(page)).toEqual([]);
      expect(siteProxy.requested.filter((path) => path.includes('sw.js'))).toEqual([]);
    });
  }
});

test('it requests each page from the network only once', async ({ context, page, siteProxy }) => {
  await visitOnHost(page, siteProxy, PAGE);
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
  await page.goto(siteProxy.url(SECOND_PAGE, OFFICIAL_HOST));
  await startReact(page);
  await waitForCachedPage(page);
  expect(siteProxy.requested.filter((path) => path.endsWith(SECOND_PAGE))).toHaveLength(1);
  const rejections = await worker?.evaluate(
    () => (self as unknown as { rejections: string[] }).rejections,
  );
  expect(rejections).toEqual([]);
  expect(errors).toEqual([]);
});

test('it opens visited pages and the search offline, and lists the visited pages in place of any other page', async ({
  context,
  page,
  siteProxy,
}) => {
  await visitOnHost(page, siteProxy, PAGE);
  await startReact(page);
  await navigateWithinSite(page, SECOND_PAGE);
  await waitForCachedPage(page);
  siteProxy.offline = true;
  // The test continues in a new tab, because pending requests of the first page may still fail.
  const tab = await context.newPage();
  const failed: string[] = [];
  tab.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await tab.goto(siteProxy.url(PAGE, OFFICIAL_HOST));
  await startReact(tab);
  await expectHeading(tab, 'Base concepts');
  // Prefetched scripts of other pages may fail to load, but all files of this page must load.
  expect(failed.filter((path) => !path.includes('/assets/js/'))).toEqual([]);
  await search(tab);
  await tab.goto(siteProxy.url(SECOND_PAGE.slice(0, -1), OFFICIAL_HOST));
  await expectHeading(tab, /^Tutorial/);
  await expect(tab).toHaveURL(siteProxy.url(SECOND_PAGE, OFFICIAL_HOST));
  const response = await tab.goto(siteProxy.url(UNVISITED_PAGE, OFFICIAL_HOST));
  expect(response?.status()).toBe(503);
  await expectHeading(tab, 'You are offline');
  await tab.getByRole('link', { name: `/toolpad/${PAGE}` }).click();
  await expectHeading(tab, 'Base concepts');
});
