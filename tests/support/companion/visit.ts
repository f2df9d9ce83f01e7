import type { Page } from '@playwright/test';
import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import type { FakeNetwork } from '../../fixtures/network';
import { expect, type TestPage } from '../test';

/** User agent of a reader's browser. Chromium's own user agent, "HeadlessChrome", counts as a bot. */
export const READER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Routes the URLs in the feed's records to the local server. */
export async function routePublicOrigin(
  page: Page,
  { publicOrigin, origin }: FakeNetwork,
): Promise<void> {
  await page.route(`${publicOrigin}/**`, async (route) => {
    const url = route.request().url().replace(publicOrigin, origin);
    // The request fails if the response is aborted, or if the page is closed first.
    const response = await route.fetch({ url }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
}

/** Returns the calls that the collector has received, once it has received all calls of the page. */
export async function getReceivedCalls(page: Page, network: FakeNetwork): Promise<unknown[][]> {
  const made = await page.evaluate(() => window.dataLayer?.length ?? 0);
  const countLastPage = (): number => {
    const last = network.events().at(-1)?.page;
    return network.events().filter(({ page: sender }) => sender === last).length;
  };
  await expect.poll(countLastPage, { intervals: [20] }).toBeGreaterThanOrEqual(made);
  return network.events().map(({ call }) => call);
}

/** Returns the parameters of the events in a category. */
export const findEvents = (calls: unknown[][], category: string): unknown[] =>
  calls
    .filter(([command, name]) => command === 'event' && name === category)
    .map(([, , parameters]) => parameters);

/** Returns the ad events once they have arrived. */
export const getAdEvents = async (page: Page, network: FakeNetwork): Promise<unknown[]> =>
  findEvents(await getReceivedCalls(page, network), 'ad');

/** Returns the reported page views once the expected number has arrived. */
export async function getPageViews(
  page: Page,
  network: FakeNetwork,
  count: number,
): Promise<unknown[]> {
  const getViews = async (): Promise<unknown[]> =>
    findEvents(await getReceivedCalls(page, network), 'page_view');
  await expect
    .poll(async () => (await getViews()).length, { intervals: [20] })
    .toBeGreaterThanOrEqual(count);
  return getViews();
}

/** Excludes failures of the network itself, which browsers also report. */
export const excludeNetworkFailures = (
  problems: readonly string[],
  { origin, publicOrigin }: FakeNetwork,
): string[] =>
  problems.filter((problem) => !problem.includes(origin) && !problem.includes(publicOrigin));

/** Returns the problems of a page, except failures of the network itself. */
export const getOwnProblems = (test: TestPage, network: FakeNetwork): string[] =>
  excludeNetworkFailures(test.record.problems, network);

/** Waits until the companion is notified of a client-side navigation. */
const waitForPageChange = (page: Page): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) =>
        document.addEventListener(name, () => resolve(), { once: true }),
      ),
    PAGE_CHANGE,
  );

/** Follows a link in the sidebar, which is a client-side navigation. */
export async function followLink(page: Page, path: string): Promise<void> {
  const url = `/toolpad/${path}`.replace(/\/$/, '');
  const changed = waitForPageChange(page);
  await page.locator(`#siteSidebar a:is([href="${url}"], [href="${url}/"])`).last().click();
  await changed;
}

/** Opens a page with a client-side navigation, as the back button does. */
export async function navigateWithinSite(page: Page, path: string): Promise<void> {
  const changed = waitForPageChange(page);
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/toolpad/${path}`);
  await changed;
}

/** Makes access to cookies and storage throw an error, as in a browser that blocks storage (for `addInitScript`). */
export function forbidStorage(): void {
  const forbid = (): never => {
    throw new DOMException('Forbidden.', 'SecurityError');
  };
  Object.defineProperty(Document.prototype, 'cookie', { get: forbid, set: forbid });
  for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
    Object.defineProperty(window, name, { get: forbid });
  }
}
