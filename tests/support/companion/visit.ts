import type { BrowserContextOptions, Page } from 'playwright-core';
import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import type { Options } from '../../../plugins/site-companion/options';
import type { AdNetworkSettings } from '../../../plugins/site-companion/shared/settings';
import { until } from '../../../scripts/lib/until.mjs';
import { type FakeNetwork, startNetwork } from '../../fixtures/network';
import type { TestPage } from '../chromium';
import { siteUrl } from '../site';
import { watchCompanion } from './probes';
import { bundleVariant, serveVariant } from './variant';

/** A reader's browser. Chromium's own word for itself, "HeadlessChrome", is a bot's. */
export const READER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const MEASUREMENT_ID = 'G-TEST123456';

/** The fake network, for all tests of a file; it behaves well again before each. */
export function setUpNetwork(): () => FakeNetwork {
  let network: FakeNetwork | undefined;
  beforeAll(async () => {
    network = await startNetwork();
  });
  beforeEach(() => network?.reset());
  afterAll(async () => {
    await network?.close();
  });
  return () => {
    if (!network) {
      throw new Error('The fake network is there in tests only, where it has been started.');
    }
    return network;
  };
}

/** As the plugin's, but with parts of a network too. */
type NetworkOptions = Omit<Options, 'ads'> & {
  ads?: Omit<NonNullable<Options['ads']>, 'network'> & { network?: Partial<AdNetworkSettings> };
};

/** Options that point everything at the fake network, with the draws of chance taken out. */
export function networkOptions(
  { origin }: FakeNetwork,
  { ads: { network, ...ads } = {}, analytics, ...rest }: NetworkOptions = {},
): Options {
  return {
    ads: {
      enabled: true,
      network: {
        scriptUrl: `${origin}/carbon.js`,
        serve: 'SERVE',
        placement: 'placement',
        feedUrl: `${origin}/feed.json`,
        hosts: [new URL(siteUrl()).hostname],
        ...network,
      },
      inlineShare: 0,
      appealShare: 0,
      displayShare: 1,
      ...ads,
    },
    analytics: {
      measurementId: MEASUREMENT_ID,
      scriptUrl: `${origin}/gtag/js`,
      webVitalsShare: 0,
      ...analytics,
    },
    ...rest,
  };
}

/** Lets a page reach what the feed's records name, on this machine. */
export async function routePublicOrigin(page: Page, network: FakeNetwork): Promise<void> {
  await page.route(`${network.publicOrigin}/**`, async (route) => {
    const url = network.local(route.request().url());
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

type Open = (options?: BrowserContextOptions) => Promise<TestPage>;

/** Opens an empty page of a reader whose site has the companion with these options. */
export async function visitor(
  open: Open,
  network: FakeNetwork,
  options: Options,
  context: BrowserContextOptions = {},
): Promise<TestPage> {
  // The policy of the built site knows nothing of the fake network.
  const test = await open({ userAgent: READER, bypassCSP: true, ...context });
  await watchCompanion(test.page);
  await serveVariant(test.page, await bundleVariant(options));
  await routePublicOrigin(test.page, network);
  return test;
}

/** Opens an empty page of a reader whose site has no ads, which have tests of their own. */
export const visitorWithoutAds = (open: Open, network: FakeNetwork): Promise<TestPage> =>
  visitor(open, network, networkOptions(network, { ads: { enabled: false } }));

/** The calls that arrived at the collector, once all that the page has made are there. */
export async function arrivedCalls(page: Page, network: FakeNetwork): Promise<unknown[][]> {
  const made = await page.evaluate(() => window.dataLayer?.length ?? 0);
  const ofLastPage = (): number => {
    const last = network.events().at(-1)?.page;
    return network.events().filter(({ page: sender }) => sender === last).length;
  };
  await until(ofLastPage, (arrived) => arrived >= made);
  return network.events().map(({ call }) => call);
}

/** The events of a category among calls: action and label. */
export function eventsOf(calls: unknown[][], category: string): unknown[] {
  return calls
    .filter(([command, name]) => command === 'event' && name === category)
    .map(([, , parameters]) => parameters);
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

/** The page views that have been reported, once there are so many. */
export async function pageViews(
  page: Page,
  network: FakeNetwork,
  count: number,
): Promise<unknown[]> {
  await page.waitForFunction(
    ([wanted, view]) =>
      (window.dataLayer ?? []).filter((call) =>
        Array.from(call as ArrayLike<unknown>)
          .join()
          .startsWith(view),
      ).length >= wanted,
    [count, 'event,page_view'] as const,
  );
  return eventsOf(await arrivedCalls(page, network), 'page_view');
}
