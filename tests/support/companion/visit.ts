import type { Page } from '@playwright/test';
import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import type { FakeNetwork } from '../../fixtures/network';
import { siteUrl } from '../site';
import { expect, type TestPage } from '../test';

/** A reader's browser. Chromium's own word for itself, "HeadlessChrome", is a bot's. */
export const READER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Lets a page reach what the feed's records name, on this machine. */
export async function routePublicOrigin(page: Page, network: FakeNetwork): Promise<void> {
  await page.route(`${network.publicOrigin}/**`, async (route) => {
    const url = network.local(route.request().url());
    // Some answers break off, or never come before the page is closed: then the page sees a failure, too.
    const response = await route.fetch({ url }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
}

/** The calls that arrived at the collector, once all that the page has made are there. */
export async function arrivedCalls(page: Page, network: FakeNetwork): Promise<unknown[][]> {
  const made = await page.evaluate(() => window.dataLayer?.length ?? 0);
  const ofLastPage = (): number => {
    const last = network.events().at(-1)?.page;
    return network.events().filter(({ page: sender }) => sender === last).length;
  };
  await expect.poll(ofLastPage, { intervals: [20] }).toBeGreaterThanOrEqual(made);
  return network.events().map(({ call }) => call);
}

/** The events of a category among calls: action and label. */
export function eventsOf(calls: unknown[][], category: string): unknown[] {
  return calls
    .filter(([command, name]) => command === 'event' && name === category)
    .map(([, , parameters]) => parameters);
}

/** Returns the events of the ads, once they have arrived. */
export const adEvents = async (page: Page, network: FakeNetwork): Promise<unknown[]> =>
  eventsOf(await arrivedCalls(page, network), 'ad');

/** The page views that have been reported, once there are so many. */
export async function pageViews(
  page: Page,
  network: FakeNetwork,
  count: number,
): Promise<unknown[]> {
  const views = async (): Promise<unknown[]> =>
    eventsOf(await arrivedCalls(page, network), 'page_view');
  await expect
    .poll(async () => (await views()).length, { intervals: [20] })
    .toBeGreaterThanOrEqual(count);
  return views();
}

/** Origins that a page may talk to. */
export function foreignRequests(test: TestPage, network: FakeNetwork): string[] {
  const known = [new URL(siteUrl()).origin, network.origin, network.publicOrigin];
  return test.record.requests
    .map(({ url }) => url)
    .filter((url) => !known.includes(new URL(url).origin));
}

/** What went wrong apart from the network's own failures, which browsers report too. */
export function withoutNetwork(
  problems: readonly string[],
  { origin, publicOrigin }: FakeNetwork,
): string[] {
  return problems.filter((problem) => !problem.includes(origin) && !problem.includes(publicOrigin));
}

/** What went wrong on a page apart from the network's own failures. */
export const ownProblems = (test: TestPage, network: FakeNetwork): string[] =>
  withoutNetwork(test.record.problems, network);

/** Resolves after a client navigation, when the companion has heard of it. */
const pageChange = (page: Page): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve) =>
        document.addEventListener(name, () => resolve(), { once: true }),
      ),
    PAGE_CHANGE,
  );

/** Follows a link to another page without a new document. */
export async function followLink(page: Page, path: string): Promise<void> {
  const address = `/toolpad/${path}`.replace(/\/$/, '');
  const changed = pageChange(page);
  await page.locator(`#siteSidebar a:is([href="${address}"], [href="${address}/"])`).last().click();
  await changed;
}

/** Goes to a page that no link leads to, without a new document, as the back button does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const changed = pageChange(page);
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/toolpad/${path}`);
  await changed;
}
